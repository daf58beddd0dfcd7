/** Faults that nobody caught, collected by the page itself: not every driver of a browser gives its console. */
const KEY = "parlour.faults"; // kept while the window is open, from one page to the next
const MOST = 50;

/** All that went wrong in this window. */
export function faults(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return []; // a forbidden store
  }
}

function collect(fault: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...faults(), `${location.pathname}: ${fault}`].slice(-MOST)));
  } catch {
    // a forbidden store: the console still has it
  }
}

/** What browsers say of a part of the page that was asked for and did not come. */
const GIVEN_UP = /^(Importing a module script failed|error loading dynamically|Failed to fetch dynamically)/;

const told = (what: unknown): string => (what instanceof Error ? `${what.message}\n${what.stack ?? ""}` : String(what));

/** Collect from now on; call it once, before anything else. */
export function collectFaults(): void {
  let leaving = false; // what was still being loaded is then given up, which is no fault
  addEventListener("beforeunload", () => (leaving = true));
  addEventListener("unhandledrejection", ({ reason }) => {
    if (!leaving || !GIVEN_UP.test(told(reason))) collect(told(reason));
  });
  addEventListener(
    "error",
    (event) => {
      const from = event.target;
      if (event instanceof ErrorEvent && event.error) collect(told(event.error));
      else if (leaving || (from instanceof HTMLLinkElement && from.rel === "modulepreload"))
        return; // a module that is wanted and cannot be had is told where it is imported
      else if (from instanceof HTMLElement) collect(`could not be loaded: ${from.outerHTML}`);
    },
    true, // what cannot be loaded does not bubble
  );
}
