/** The six goods by colour number, from purple to white: cloth, edge, light, and ink that reads on it. */
export interface Good {
  base: string;
  edge: string;
  light: string;
  on: string;
  /** The awning's pattern in a 12 × 12 tile, over the base. */
  cloth: string;
  /** What is sold, in a 24 × 24 box; `--k` is the ground showing through. */
  emblem: { d: string; fill?: string; line?: number }[];
}

export const INK = "#241a15";
export const CREAM = "#fffbf0";

const THROUGH = "var(--k, #fffbf0)";

export const GOODS: Good[] = [
  {
    base: "#672f82",
    edge: "#401855",
    light: "#ac80c6",
    on: "#fff",
    cloth:
      '<path d="M0 0a6 6 0 0 0 12 0M-6 6a6 6 0 0 0 12 0M6 6a6 6 0 0 0 12 0" fill="none" stroke="#ac80c6" stroke-width="1.6" opacity=".75"/>',
    emblem: [
      { d: "M5 3v6a2.6 2.6 0 0 0 1.9 2.5V21h2.2v-9.5A2.6 2.6 0 0 0 11 9V3H9.7v5H8.7V3H7.3v5H6.3V3z" },
      { d: "M18.6 3c-3 .6-4.6 4.6-4.6 8.2V14h2.4v7H18.6z" },
    ],
  },
  {
    base: "#b4301f",
    edge: "#761a10",
    light: "#db6a55",
    on: "#fff",
    cloth:
      '<path d="M-1 4l4-4 3 3 3-3 4 4M-1 10l4-4 3 3 3-3 4 4" fill="none" stroke="#db6a55" stroke-width="1.7" opacity=".75"/>',
    emblem: [
      { d: "M6 5h12v14H6z" },
      {
        d: "M6.8 2.5v2M9.4 2.5v2M12 2.5v2M14.6 2.5v2M17.2 2.5v2M6.8 19.5v2M9.4 19.5v2M12 19.5v2M14.6 19.5v2M17.2 19.5v2",
        line: 1.3,
      },
      { d: "M12 7l3.8 5-3.8 5-3.8-5z", fill: THROUGH },
      { d: "M12 9.8l1.7 2.2-1.7 2.2-1.7-2.2z" },
    ],
  },
  {
    base: "#4fa96c",
    edge: "#256b41",
    light: "#8fd3a4",
    on: INK,
    cloth: '<path d="M3 0v12" stroke="#e9f7e4" stroke-width="4.5" opacity=".55"/>',
    emblem: [
      { d: "M12 7.5c5.5-1.5 8.5 2 8 6-.5 4.3-4 7.5-8 7.5s-7.5-3.2-8-7.5c-.5-4 2.5-7.5 8-6z" },
      { d: "M8.8 2.5l1.7 1.7L12 2l1.5 2.2 1.7-1.7-.7 4.5h-5z" },
      {
        d: "M9.5 12.5h0M12 15h0M14.5 12.5h0M12 18h0M15 16.5h0M9 16.5h0",
        fill: THROUGH,
        line: 2,
      },
    ],
  },
  {
    base: "#edb51f",
    edge: "#9a6e00",
    light: "#f9da7c",
    on: INK,
    cloth: '<path d="M-3 3l6-6M-3 15L15-3M9 15l6-6" stroke="#fff3cc" stroke-width="3.4" opacity=".8"/>',
    emblem: [
      { d: "M12 2.5c.8 2.5 4.5 6 5.5 10h-11c1-4 4.7-7.5 5.5-10z" },
      { d: "M2.5 14h19c0 3.3-2.5 5.2-5.5 5.8V21.5H8v-1.7c-3-.6-5.5-2.5-5.5-5.8z" },
    ],
  },
  {
    base: "#2c6db5",
    edge: "#16437a",
    light: "#7fb0e4",
    on: "#fff",
    cloth: '<path d="M3 0l3 3-3 3-3-3zM9 6l3 3-3 3-3-3z" fill="#7fb0e4" opacity=".7"/>',
    emblem: [
      {
        d: "M9 2h6v2l-1 1.5c0 2 5 4 5 9 0 3.3-1.8 5.3-3.5 6.2V22h-7v-1.3C6.8 19.8 5 17.8 5 14.5c0-5 5-7 5-9L9 4z",
      },
      { d: "M5.6 12.5c2 1.6 4 1.6 6.4 0s4.4-1.6 6.4 0", fill: THROUGH, line: 1.6 },
    ],
  },
  {
    base: "#f3ede0",
    edge: "#8a7c66",
    light: "#fff",
    on: INK,
    cloth:
      '<path d="M0 3h12M0 9h12" stroke="#b9a98a" stroke-width="2" opacity=".6"/><path d="M0 6h12" stroke="#b87333" stroke-width="1" opacity=".8"/>',
    emblem: [
      {
        d: "M1.5 9.5c2.8.2 4 1.3 5.2 2.7 1.5-1.2 3.3-1.7 5.3-1.7s4 .5 5.5 1.8c.6-1.8 5-2.8 5 .7 0 2.3-2.6 3.6-5.2 3.3-1 1-2 1.5-3 1.8l1.2 2.4H8.5l1.2-2.4C5.5 17.5 5 12 1.5 9.5zm17.2 4.9c1.2.1 2.3-.5 2.2-1.4-.1-.9-1.5-.7-1.9.1z",
      },
      { d: "M9 9.6C9.5 8 10.5 7.3 12 7.3s2.5.7 3 2.3zM12 4.3a1.3 1.3 0 1 0 0 2.6a1.3 1.3 0 0 0 0-2.6z" },
    ],
  },
];

/** The letter of a colour in the language of the moment, from the catalog; the English one until it is read. */
export const ENGLISH = ["P", "R", "G", "Y", "B", "W"];

/** By owner, those who have seats. */
export const OWNERS = [
  { fill: "#d55e00", d: "M8.6 0a8.6 8.6 0 1 1-17.2 0a8.6 8.6 0 1 1 17.2 0z", line: 1.6 },
  { fill: "#0072b2", d: "M-7.8-7.8H7.8V7.8H-7.8z", line: 1.6 },
  { fill: "#7b3294", d: "M0-9.2L9.6 7.6H-9.6z", line: 1.6 },
  { fill: "#f4ebd0", d: "M0-10.5L9.2 0 0 10.5-9.2 0z", line: 2.4 },
];
