/** Where everything lies: one plan for wide slots, one for tall ones, in the units of their drawing. */
export interface Point {
  x: number;
  y: number;
}

export interface Layout {
  wide: boolean;
  low: boolean; // a tall plan with little height: the cards of place 2 lie beside it
  width: number;
  height: number;
  palace: { width: number; roof: number; frieze: number; rows: number; steps: number };
  card: { width: number; height: number; gap: number };
  places: { x: number; y: number; slotsX: number; slotsY: number; align: "start" | "middle" | "end" }[];
  sectors: string[]; // by place, then the base, then the lagoon
  wheel: { cx: number; cy: number; rx: number; ry: number; cabin: number };
  deck: Point;
  discard: Point;
  track: Point | null;
  token: Point; // a supporter of mine, to be dragged
  tray: Point; // the middle of the figures that are due
}

/** The height of a palace from roof to steps. */
export function palaceHeight({ palace }: Layout): number {
  return palace.roof + palace.frieze + palace.rows + palace.steps;
}

/** The left upper corner of slot number `index` at a place that has `limit` of them. */
export function slotAt(layout: Layout, place: number, limit: number, index: number): Point {
  const { width, gap } = layout.card;
  const { slotsX, slotsY, align } = layout.places[place];
  const row = limit * (width + gap) - gap;
  const left = align === "start" ? slotsX : align === "end" ? slotsX - row : slotsX - row / 2;
  return { x: left + index * (width + gap), y: slotsY };
}

/** Where the count of cards is told, beside the row or, when that is crowded, below it. */
export function countAt(layout: Layout, place: number, limit: number): Point & { below: boolean } {
  const last = slotAt(layout, place, limit, limit);
  const { height } = layout.card;
  const below = layout.low && place === 2;
  if (below) return { x: slotAt(layout, place, limit, 0).x, y: last.y + height + 12, below };
  return { x: last.x + 3, y: last.y + height / 2 + 4, below };
}

/** A point of the wheel: `turned` counts whole turns from the start at the bottom, clockwise. */
export function onWheel(layout: Layout, turned: number): Point {
  const { cx, cy, rx, ry } = layout.wheel;
  const angle = layout.wide ? turned * 2 * Math.PI : evenly(rx, ry, turned);
  return { x: cx - rx * Math.sin(angle), y: cy + ry * Math.cos(angle) };
}

/** The angle at a share of an ellipse's length, so that stops are evenly apart. */
function evenly(rx: number, ry: number, turned: number): number {
  const lengths = lengthsOf(rx, ry);
  const whole = Math.floor(turned);
  const wanted = (turned - whole) * lengths[STEPS];
  let step = 0;
  while (step < STEPS && lengths[step + 1] < wanted) step += 1;
  const part = step < STEPS ? (wanted - lengths[step]) / (lengths[step + 1] - lengths[step]) : 0;
  return (whole + (step + part) / STEPS) * 2 * Math.PI;
}

const STEPS = 120;
const measured = new Map<string, number[]>();

function lengthsOf(rx: number, ry: number): number[] {
  const key = `${rx} ${ry}`;
  let lengths = measured.get(key);
  if (!lengths) {
    lengths = [0];
    for (let step = 1; step <= STEPS; step += 1) {
      const angle = ((step - 0.5) / STEPS) * 2 * Math.PI;
      lengths.push(lengths[step - 1] + Math.hypot(rx * Math.cos(angle), ry * Math.sin(angle)));
    }
    measured.set(key, lengths);
  }
  return lengths;
}

const WIDE: Layout = {
  wide: true,
  low: false,
  width: 936,
  height: 592,
  palace: { width: 240, roof: 46, frieze: 22, rows: 77, steps: 7 },
  card: { width: 68, height: 90, gap: 4 },
  places: [
    { x: 34, y: 302, slotsX: 154, slotsY: 464, align: "middle" },
    { x: 34, y: 108, slotsX: 154, slotsY: 14, align: "middle" },
    { x: 348, y: 101, slotsX: 468, slotsY: 7, align: "middle" },
    { x: 662, y: 108, slotsX: 782, slotsY: 14, align: "middle" },
    { x: 662, y: 302, slotsX: 782, slotsY: 464, align: "middle" },
  ],
  sectors: [
    "236,588 4,286 324,378 386,506",
    "4,286 236,4 390,260 324,378",
    "236,4 700,4 546,260 390,260",
    "700,4 932,286 612,378 546,260",
    "932,286 700,588 550,506 612,378",
    "236,588 386,506 550,506 700,588",
    "324,378 390,260 546,260 612,378 550,506 386,506",
  ],
  wheel: { cx: 468, cy: 381, rx: 109, ry: 109, cabin: 1 },
  deck: { x: 303, y: 498 },
  discard: { x: 575, y: 498 },
  track: { x: 486, y: 548 },
  token: { x: 391, y: 553 },
  tray: { x: 468, y: 542 },
};

const LINE = 16; // a row of the tall plan, so that its letters can be read on the smallest phone

/** The tall plan for a drawing 390 wide: cards below the palaces, or beside the first when it is low. */
function tall(height: number, seats: number): Layout {
  const low = height < 500;
  const rows = Math.max(low ? 44 : 63, LINE * seats);
  const palace = { width: 182, roof: 0, frieze: low ? 19 : 21, rows, steps: 4 };
  const card = { width: low ? 31 : 35, height: low ? 41 : 46, gap: 3 };
  const body = palace.frieze + palace.rows + palace.steps;
  const block = body + 3 + card.height;
  const first = low ? body : block;
  const spare = Math.max(0, height - first - 2 * block - (low ? 66 : 84));
  const gap = Math.min(12, spare / 5);
  const y2 = gap / 2 + 1;
  const y1 = y2 + first + gap + (low ? 1 : 0);
  const y0 = height - block - gap / 2;
  const ring = y0 - (y1 + block);
  const cy = y1 + block + ring / 2;
  const left = 8;
  const right = 390 - left - palace.width;
  const top = low ? left : (390 - palace.width) / 2;
  const cut = y1 - gap / 2 - 1;
  const under = y0 - 4;
  const over = y1 + block - 6;
  return {
    wide: false,
    low,
    width: 390,
    height,
    palace,
    card,
    places: [
      { x: left, y: y0, slotsX: left + 1, slotsY: y0 + body + 3, align: "start" },
      { x: left, y: y1, slotsX: left + 1, slotsY: y1 + body + 3, align: "start" },
      low
        ? { x: top, y: y2, slotsX: left + palace.width + 6, slotsY: y2 + 6, align: "start" }
        : { x: top, y: y2, slotsX: top + 1, slotsY: y2 + body + 3, align: "start" },
      { x: right, y: y1, slotsX: right + 1, slotsY: y1 + body + 3, align: "start" },
      { x: right, y: y0, slotsX: right + 1, slotsY: y0 + body + 3, align: "start" },
    ],
    sectors: [
      `0,${under} 195,${under} 195,${height} 0,${height}`,
      `0,${low ? cut : 0} ${low ? "" : `${top - 12},0 ${top - 12},${cut} `}195,${cut} 195,${over} 0,${over}`,
      low ? `0,0 390,0 390,${cut} 0,${cut}` : `${top - 12},0 ${402 - top},0 ${402 - top},${cut} ${top - 12},${cut}`,
      `390,${low ? cut : 0} ${low ? "" : `${402 - top},0 ${402 - top},${cut} `}195,${cut} 195,${over} 390,${over}`,
      `390,${under} 195,${under} 195,${height} 390,${height}`,
      "",
      `0,${over} 390,${over} 390,${under} 0,${under}`,
    ],
    wheel: { cx: 195, cy: cy - 1, rx: 176, ry: Math.max(20, ring / 2 - 13), cabin: low ? 0.82 : 0.92 },
    deck: low ? { x: 327, y: y2 + 8 } : { x: 33, y: y2 + 24 },
    discard: low ? { x: 358, y: y2 + 8 } : { x: 390 - 33 - 34, y: y2 + 24 },
    track: null,
    token: { x: 195 - 110, y: cy },
    tray: { x: 195, y: cy },
  };
}

const NARROW = 620; // below it the wide plan could not be read
export const TALL = 390; // the width of the tall plan

/** The height of the lowest plan for narrow slots: lower ones scroll. */
function lowest(seats: number): number {
  return 3 * (LINE * seats + 23) + 2 * 44 + 66;
}

/** The plan for a slot of this size. */
export function layoutFor(width: number, height: number, seats = 4): Layout {
  if (!width || !height || (width / height > 1.12 && width >= NARROW)) return WIDE;
  return tall(Math.round(Math.min(680, Math.max(lowest(seats), (TALL * height) / width))), seats);
}

/** The pixels that a tall plan takes in a slot: as wide as the slot, but no larger than it has to be where it is low. */
export function sizeOf(layout: Layout, width: number, height: number): Point {
  const wide = layout.height * (width / TALL) <= height ? width : Math.min(width, 1.1 * TALL);
  return { x: wide, y: (layout.height * wide) / TALL };
}
