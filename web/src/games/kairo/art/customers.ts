/** The six who come to buy, in a 44 × 54 box: gourmand, rug roller, basket woman, cook, lady, traveller. */
import { GOODS, INK } from "./palette";

export interface Shape {
  d: string;
  fill?: string;
  /** Width of the outline; 0 for none. */
  line?: number;
  colour?: string;
  /** Left out of the cream halo that parts a figure from the ground. */
  inner?: boolean;
}

const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const eyes = (x: number, y: number, apart = 5): Shape => ({
  d: `${dot(x - apart / 2, y, 0.85)}${dot(x + apart / 2, y, 0.85)}`,
  fill: INK,
  line: 0,
  inner: true,
});
const detail = (d: string, colour: string, line = 1.5): Shape => ({ d, fill: "none", colour, line, inner: true });
const shade = (d: string, fill: string): Shape => ({ d, fill, line: 0, inner: true });

export const LETTER_AT = [
  [22, 47.5],
  [23, 50.5],
  [22, 48],
  [22, 48],
  [22, 48.5],
  [19, 48],
];

export const CUSTOMERS: Shape[][] = [
  [
    { d: "M6 52c-2-14 3-24 16-24s18 10 16 24z", fill: GOODS[0].base },
    shade("M31 31c5 5 6.5 12 6 20h-5c.8-8 .5-14-1-20z", "#4c1f63"),
    detail("M7.5 40c3-2.5 6-4 8.5-4.5M36.5 40c-3-2.5-6-4-8.5-4.5", GOODS[0].light),
    { d: dot(22, 22, 7.5), fill: "#b9794e" },
    eyes(22, 21.4),
    { d: "M12 19c-1-9 5-13 10-13s11 4 10 13c-4-4-16-4-20 0z", fill: GOODS[0].light },
    detail("M13 15c5-4 12-4 18 0M15 10c4-2 9-2 13 1", INK, 1.4),
    { d: dot(22, 12.6, 1.9), fill: "#f6cf5b", line: 1.1, inner: true },
    { d: "M23 8c0-5 4-8 8-7-1 4-3 6-6 8z", fill: "#fff6dc" },
    { d: "M17 26c2 3 8 3 10 0-1 5-9 5-10 0z", fill: "#3a241a", line: 1 },
    detail("M39.5 27v14M37.5 27v4.5c0 2 4 2 4 0V27", "#8a8f98", 1.5),
  ],
  [
    { d: "M9 52c1-10 3-22 13-22s12 12 13 22z", fill: GOODS[1].base },
    shade("M29 36c3 4 4.6 10 5 15h-4.5c0-6 0-10-.5-15z", "#8c2014"),
    { d: dot(23, 22, 7), fill: "#8f5636" },
    eyes(23.5, 22.6),
    detail("M20.5 26.3c1.6 1.2 4 1.2 5.6 0", INK, 1.3),
    { d: "M14.5 21c0-8 4-11 8.5-11s8.5 3 8.5 11c-4-3-13-3-17 0z", fill: "#fff6dc" },
    detail("M15.5 17.5c4-2.5 11-2.5 15 0", "#c9b48a", 1.3),
    { d: "M1.3 43.2L37.6 23.9a4.2 4.2 0 0 1 4 7.4L5.2 50.7a4.2 4.2 0 0 1-3.9-7.5z", fill: GOODS[1].light },
    { d: dot(5, 46.6, 2.1), fill: GOODS[1].base, line: 1.3, inner: true },
    detail("M11 38l4 7.5M29.5 28.2l4 7.5M33 26.3l4 7.5", INK, 1.5),
    detail("M17 37.5l2 1.5 3.5-4.5 2 1.5", "#ffe9c2", 1.2),
  ],
  [
    { d: "M11 52c0-12 4-23 11-23s11 11 11 23z", fill: GOODS[2].base },
    shade("M27 32c3.5 5 5 12 5 19h-4c0-7 0-13-1-19z", "#348a52"),
    { d: "M13 30C9.5 27 8.5 22 9.5 18M31 30c3.5-3 4.5-8 3.5-12", fill: "none", line: 3.4, colour: "#a5663f" },
    { d: dot(22, 24, 6.5), fill: "#a5663f" },
    eyes(22, 24),
    detail("M20.3 27.3c1 .8 2.4.8 3.4 0", INK, 1.2),
    { d: "M14 30c-1-9 2-13 8-13s9 4 8 13l-3-1c1-5 0-8-5-8s-6 3-5 8z", fill: GOODS[2].edge },
    { d: dot(14, 8.5, 4), fill: "#e4572e" },
    { d: dot(30, 8.5, 4), fill: "#edb51f" },
    { d: dot(22, 6, 4.8), fill: "#c43b2b" },
    detail("M22 1.5c1-1.5 2.5-2 4-1.5", "#256b41", 1.5),
    { d: "M7 9h30l-4 9H11z", fill: "#c99a5b" },
    detail("M9 13h26M14 9.5l2 8M22 9.5v8M30 9.5l-2 8", "#7a5526", 1.2),
  ],
  [
    { d: "M13 52V33c0-4 4-6 9-6s9 2 9 6v19z", fill: GOODS[3].base },
    { d: "M16.5 30.5h11l1.5 5H15z", fill: "#fff6dc", line: 1.2, inner: true },
    shade("M28 34l2.5-.5V51H27.5z", "#cf9508"),
    { d: "M31 37l7-6M36 28.5c3-1.5 5 1 3.5 3.5-1.5 2-4 1-4-1z", fill: "#c99a5b", line: 1.7, colour: INK },
    { d: dot(22, 21, 7), fill: "#9c5f3a" },
    eyes(22, 20.3),
    { d: "M14.5 17L16.5 3h11l2 14c-5-2-10-2-15 0z", fill: "#8e2a1e" },
    detail("M15.2 13.5c4.5-1.5 9-1.5 13.6 0", "#c75a44", 1.4),
    { d: "M26 4c5 0 7 3 7 10", fill: "none" },
    { d: dot(33, 15, 2), fill: INK },
    { d: "M18 24c2-2 6-2 8 0 2 0 3-1 3-1-1 3-4 3-7 2-3 1-6 1-7-2 0 0 1 1 3 1z", fill: INK, line: 0 },
  ],
  [
    { d: "M5 52c6-5 9-12 11-20h12c2 8 5 15 11 20z", fill: GOODS[4].base },
    shade("M27.5 33c2 8 5 14 9.5 18h-6c-2-5-3.5-11-3.5-18z", "#1d5390"),
    detail("M8 50.5c4-1.5 8-1.5 12 0s8 1.5 14 0", GOODS[4].light, 1.4),
    { d: "M27 12v24", fill: "none", line: 2.4 },
    { d: dot(20, 25, 6.5), fill: "#c68a5e" },
    eyes(19.5, 25.6, 4.6),
    { d: "M12.5 29c-1-8 2-11 7.5-11 5 0 8 3 7 9-3-4-11-6-14.5 2z", fill: "#3a241a" },
    detail("M17.5 29.3c1.2.8 2.8.8 4 0", "#8e2a1e", 1.3),
    {
      d: "M2 16C3 6 12 1 22 1s19 5 20 15c-3-3-7-3-10 0-3-3-7-3-10 0-3-3-7-3-10 0-3-3-7-3-10 0z",
      fill: GOODS[4].light,
    },
    shade("M22 1c6 3 9 8 10 15 3-3 7-3 10 0C41 6 32 1 22 1z", "#5f97d6"),
    detail("M22 1c-6 3-9 8-10 15M22 1c6 3 9 8 10 15M2 16C3 6 12 1 22 1s19 5 20 15", INK, 1.7),
  ],
  [
    { d: "M9 52V34c0-4 5-6 13-6s13 2 13 6v18z", fill: GOODS[5].base },
    shade("M30 30c3 .8 4.5 2 4.5 4v17H31z", "#d8cdb6"),
    detail("M22 29v4M15 29.5l4 6.5M29 29.5l-4 6.5", "#8a7c66", 1.4),
    { d: dot(22, 22, 7), fill: "#e0b48c" },
    eyes(22, 22),
    detail("M19 25.8c1.8 1.3 4.2 1.3 6 0", INK, 1.3),
    { d: "M8 19c4-2 6-3 7-8 1-5 4-7 7-7s6 2 7 7c1 5 3 6 7 8-8 3-20 3-28 0z", fill: "#d8c7a0" },
    detail("M15 13c4 2 10 2 14 0", "#9a5b2e", 2.2),
    { d: "M31 39a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2z", fill: "#9a5b2e" },
    { d: "M34 37v-3h6v3", fill: "none" },
    detail("M31 42.5h12M36 41v3h2v-3", "#5d3416", 1.3),
  ],
];
