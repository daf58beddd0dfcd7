// The shell of the page is kept, so that the house opens without a network; /api is never kept.
const SHELL = "parlour-shell";
const WORDS = "parlour-words";
const KEPT = /^\/(assets\/|icons\/|icon\.svg$|manifest\.webmanifest$)/;
const APART = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Parlour</title>
<body style="font:18px/1.5 Georgia,serif;background:#f6f0e4;color:#231c17;text-align:center;padding:24px">
<h1 style="font-weight:500">Parlour</h1>
<p lang="en">The house cannot be reached. Nothing is lost; try again when you are online.</p>
<p lang="fr">La maison est injoignable. Rien n’est perdu ; réessayez une fois en ligne.</p>
<p lang="pl">Dom jest nieosiągalny. Nic nie przepadło; spróbuj, gdy wróci sieć.</p>`;

/** The files that a page names: in its own text, and in the script it begins with. */
async function filesOf(html) {
  const named = (text) => text.match(/\/?assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? [];
  const files = new Set(named(html).map((name) => `/${name.replace(/^\//, "")}`));
  for (const file of [...files].filter((name) => name.endsWith(".js"))) {
    const script = await fetch(file).then(
      (answer) => (answer.ok ? answer.text() : ""),
      () => "",
    );
    for (const name of named(script)) files.add(`/${name.replace(/^\//, "")}`);
  }
  return files;
}

/** Keep a page and its files; forget the files of the one before. */
async function keep(answer) {
  const cache = await caches.open(SHELL);
  const html = await answer.clone().text();
  const before = await cache.match("/").then((old) => old?.text());
  if (html === before) return;
  const files = await filesOf(html);
  await Promise.all(
    [...files].map(async (file) => {
      if (!(await cache.match(file))) await cache.add(file).catch(() => {});
    }),
  );
  await cache.put("/", answer);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/assets/") && !files.has(pathname) && !pathname.endsWith(".woff2"))
      await cache.delete(request);
  }
}

addEventListener("install", (event) => {
  event.waitUntil(
    fetch("/")
      .then(
        (answer) => (answer.ok ? keep(answer) : undefined),
        () => {},
      )
      .then(() => self.skipWaiting()),
  );
});

addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("parlour-") && name !== SHELL && name !== WORDS;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

async function page(event) {
  try {
    const answer = await fetch(event.request);
    if (answer.ok && (answer.headers.get("content-type") ?? "").includes("html")) event.waitUntil(keep(answer.clone()));
    return answer;
  } catch {
    const kept = await caches.match("/");
    return kept ?? new Response(APART, { status: 503, headers: { "content-type": "text/html; charset=utf-8" } });
  }
}

async function file(request) {
  const cache = await caches.open(SHELL);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (KEPT.test(pathname)) event.respondWith(file(request));
});

addEventListener("push", (event) => {
  const told = async () => {
    const alert = event.data?.json() ?? {};
    const words = await caches.match("/words.json", { cacheName: WORDS }).then((kept) => kept?.json());
    await self.registration.showNotification(alert.title ?? words?.title ?? "Parlour", {
      body: alert.body ?? words?.bodies?.[alert.game] ?? "",
      tag: alert.table ?? alert.kind, // several of a kind stand in the place of the one before
      icon: "/icons/icon-192.png",
      badge: "/icons/badge-96.png",
      data: { path: alert.path ?? "/tables" },
    });
  };
  event.waitUntil(told());
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = event.notification.data?.path ?? "/tables";
  const open = async () => {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = pages.find((one) => new URL(one.url).pathname === path) ?? pages[0];
    if (!there) return self.clients.openWindow(path);
    const shown =
      new URL(there.url).pathname === path ? there : ((await there.navigate(path).catch(() => null)) ?? there);
    return shown.focus();
  };
  event.waitUntil(open());
});
