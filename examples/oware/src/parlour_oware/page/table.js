/** The board of Oware: the viewer's row below. Written for interface 1 of Parlour's page; no build is needed. */
export const INTERFACE = 1;

const HOUSES = 6;
const STYLE = `
.oware { display: flex; flex-direction: column; gap: 16px; padding: 16px; max-width: 760px; margin: 0 auto; }
.oware ol { list-style: none; margin: 0; padding: 0; display: grid; grid-template-columns: repeat(6, minmax(0, 1fr)); gap: 8px; }
.oware .house { width: 100%; min-height: 76px; border-radius: 38px; border: 2px solid var(--line); background: var(--raise);
  color: inherit; font: inherit; display: flex; flex-direction: column; align-items: center; justify-content: center; }
.oware .house b { font-size: 1.5rem; }
.oware button.house { cursor: pointer; border-style: dashed; border-color: currentColor; }
.oware button.house[aria-pressed="true"] { border-style: solid; border-width: 4px; }
.oware [data-text]::before { content: attr(data-text); }
.oware p { margin: 0; }
`;

/** An element with its attributes and what is in it. */
function made(name, given, ...inside) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(given))
    element.setAttribute(key, value);
  element.append(...inside);
  return element;
}

export function draw(target, host) {
  const board = made("div", { class: "oware", "data-test": "oware" });
  target.append(made("style", {}, STYLE), board);

  /** One house: a button if it may be sown now. */
  function house(moment, seat, index) {
    const letter = "abcdef"[index];
    const seeds = moment.scene.view.houses[seat * HOUSES + index];
    const label = host.text("oware-page-house", {
      letter,
      name: moment.names[seat],
      seeds,
    });
    const inside = [
      made("b", { "data-text": seeds }),
      made("small", { "data-text": letter }),
    ]; // drawn; the label tells
    const option =
      seat === moment.scene.turn &&
      moment.options.find((one) => one.word.house === index);
    if (!option)
      return made(
        "div",
        { class: "house", role: "img", "aria-label": label },
        ...inside,
      );
    const button = made(
      "button",
      {
        class: "house",
        type: "button",
        "data-action": option.action,
        "aria-label": `${label} ${host.tell(option.word)}`,
        "aria-pressed": String(moment.chosen === option.action),
      },
      ...inside,
    );
    button.disabled = moment.busy;
    button.addEventListener("click", () => host.touch(option.action));
    button.addEventListener("pointerenter", () => host.point(option.action));
    button.addEventListener("pointerleave", () => host.point(null));
    return button;
  }

  function row(moment, seat, far) {
    const order = Array.from({ length: HOUSES }, (_, index) =>
      far ? HOUSES - 1 - index : index,
    );
    const label = host.text("oware-page-row", { name: moment.names[seat] });
    return made(
      "ol",
      { "aria-label": label },
      ...order.map((index) => made("li", {}, house(moment, seat, index))),
    );
  }

  function store(moment, seat) {
    const { view, shown } = moment.scene;
    return made(
      "p",
      {},
      host.text("oware-store", {
        name: moment.names[seat],
        seeds: view.stores[seat],
        left: shown.to_win[seat],
      }),
    );
  }

  return {
    show(moment) {
      const near = moment.scene.seat ?? 0;
      const focused = board.contains(document.activeElement)
        ? document.activeElement.dataset.action
        : undefined;
      board.replaceChildren(
        store(moment, 1 - near),
        row(moment, 1 - near, true),
        row(moment, near, false),
        store(moment, near),
        made(
          "p",
          {},
          host.text("oware-quiet", { left: moment.scene.shown.quiet_left }),
        ),
      );
      if (focused) board.querySelector(`[data-action="${focused}"]`)?.focus();
    },
    close() {
      target.replaceChildren();
    },
  };
}
