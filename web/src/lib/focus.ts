/** The keyboard's place is never lost: when what had it is gone, it goes to the choice, or to the top of the page. */
const HOMES = ["dialog[open]", "#prompt", "main h1", "main"];

let last: HTMLElement | SVGElement | null = null; // what had the keyboard, until it is left on purpose
let busy: HTMLElement | SVGElement | null = null; // what had it and cannot have it now: it has it again when it can
let page = false; // another page was asked for: its top is the place, once it is here

function lost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function left(from: EventTarget | null): void {
  if (last !== null && last === from && lost() && last.isConnected && !last.matches(":disabled")) last = null;
}

function settle(): void {
  if (!lost()) page = false;
  else if (page || last?.isConnected === false) home();
  else if (last?.matches(":disabled")) busy = last;
  else if (busy !== null && busy === last) busy.focus({ preventScroll: true });
}

function home(): void {
  for (const place of page ? HOMES.slice(2) : HOMES) {
    const found = document.querySelector<HTMLElement>(place);
    if (!found) continue;
    if (!found.hasAttribute("tabindex")) found.tabIndex = -1;
    found.focus({ preventScroll: true });
    if (!lost()) page = false;
    return;
  }
}

/** Another page is about to be shown. */
export function turnPage(): void {
  page = true;
}

/** Watch over the keyboard's place; what is returned ends it. */
export function keepFocus(): () => void {
  const came = ({ target }: FocusEvent): void => {
    last = target instanceof HTMLElement || target instanceof SVGElement ? target : null;
    busy = null;
    page = false;
  };
  const went = ({ target, relatedTarget }: FocusEvent): void => {
    if (relatedTarget === null) setTimeout(() => left(target)); // by then it is known whether it was removed
  };
  const watch = new MutationObserver(settle);
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  document.addEventListener("focusin", came);
  document.addEventListener("focusout", went);
  return () => {
    watch.disconnect();
    document.removeEventListener("focusin", came);
    document.removeEventListener("focusout", went);
  };
}
