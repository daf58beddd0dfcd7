// A bot in another language: it plays one seat of a Parlour server over the documented wire (docs/server.md), and needs
// nothing but node. Run it with the link of an invitation, in quotes:
//
//     node examples/bot.ts "http://127.0.0.1:1893/t/TABLE#seat=TOKEN"
//
// (node 22.18 or newer; 20 wants the types taken off first, and --experimental-websocket.) It takes any option at random.

import { randomInt, randomUUID } from "node:crypto";

type Option = { action: string };
type Result = { ranks: number[]; scores: number[]; reason: string };
type Scene = { at: number; seat: number; view: unknown; options: Option[]; outcome: Result | null };
type Problem = { error: string; detail: string };

const link = new URL(process.argv[2] ?? fail("which link? It looks like http://…/t/TABLE#seat=TOKEN"));
const table = link.pathname.replace(/^\/t\//, "");
const token = new URLSearchParams(link.hash.slice(1)).get("seat") ?? fail("the link has no seat");
const LONGEST = 5; // seconds of pause that a server may ask for
const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };

function fail(why: string): never {
  console.error(why);
  process.exit(2);
}

// Whoever is too fast (429), or comes while the server is busy (503), is told after how many seconds to ask again; a deed
// has an id, so that asking again does it once.
async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  const place = new URL(`/api/tables/${table}${path}`, link);
  for (;;) {
    const answer = await fetch(place, { method, headers, body: body && JSON.stringify(body) });
    if (answer.ok) return (await answer.json()) as T;
    if (![429, 503].includes(answer.status)) throw (await answer.json()) as Problem;
    const seconds = Number(answer.headers.get("retry-after")) || 1;
    await new Promise((over) => setTimeout(over, 1000 * Math.min(seconds, LONGEST)));
  }
}

// The seat's choice: the view has all it may know, and each option its notation.
function choose(scene: Scene): string {
  return scene.options[randomInt(scene.options.length)]!.action;
}

// What I see; nothing before everybody sits, and the socket tells when they do.
async function look(): Promise<Scene | null> {
  try {
    return await ask<Scene>("GET", "/scene");
  } catch (problem) {
    if ((problem as Problem).error === "not-begun") return null;
    throw problem;
  }
}

// Play as long as it is my turn. Somebody may have been faster, or taken something back: then the scene is asked anew.
async function play(): Promise<Result | null> {
  let scene = await look();
  while (scene !== null && scene.options.length > 0) {
    try {
      await ask("POST", "/play", { at: scene.at, action: choose(scene), id: randomUUID() });
    } catch (problem) {
      if (!["stale", "not-your-turn"].includes((problem as Problem).error)) throw problem;
    }
    scene = await look();
  }
  return scene?.outcome ?? null;
}

// Whatever is told on the socket, it may be my turn. A lost connection is made anew.
function listen(): Promise<Result> {
  return new Promise((ended, failed) => {
    const place = new URL(`/api/tables/${table}/socket`, link);
    place.protocol = link.protocol.replace("http", "ws");
    place.hash = "";
    const socket = new WebSocket(place, { headers } as unknown as string[]);
    let busy = Promise.resolve();
    socket.onmessage = () => {
      busy = busy.then(play).then((outcome) => {
        if (outcome === null) return;
        socket.close();
        ended(outcome);
      }, failed);
    };
    socket.onclose = (event) => {
      if (event.code > 4000) failed({ error: "sent-away", detail: table });
      else setTimeout(() => listen().then(ended, failed), 500);
    };
    socket.onerror = () => socket.close();
  });
}

try {
  await ask("POST", "/join", { token });
  console.log(JSON.stringify(await listen()));
  process.exit(0);
} catch (problem) {
  fail(`${(problem as Problem).error}: ${(problem as Problem).detail}`);
}
