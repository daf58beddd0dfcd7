/** What is shared of an attempt: a few lines, or a picture of them. Neither tells anything of the deal itself. */

export interface Card {
  title: string;
  day: string;
  result: string;
  par: string;
  streak: string;
  link: string;
}

/** A line of the picture: where it stands, in which of the house's letters, and the largest it may be. */
export interface Line {
  text: string;
  top: number;
  size: number;
  weight: number;
  family: "Fraunces" | "Inter";
}

const WIDE = 800;
const HIGH = 420;
const LEFT = 250; // where its lines begin
const ROOM = WIDE - LEFT - 50;
const INK = "#2b2118";
const PAPER = "#fbf5e9";
const WOOD = "#8a4b2a";
const GOLD = "#c9973f";

/** As text: a line each, those that say nothing left out. */
export function cardText(card: Card): string {
  const lines = [`${card.title} · ${card.day}`, card.result, card.par, card.streak, card.link];
  return lines.filter(Boolean).join("\n");
}

/** The same lines on the picture, those that say nothing left out. */
export function cardLines(card: Card): Line[] {
  const line = (text: string, top: number, size: number, weight = 400, family: Line["family"] = "Inter"): Line => ({
    text,
    top,
    size,
    weight,
    family,
  });
  return [
    line(card.day, 92, 24),
    line(card.title, 150, 50, 500, "Fraunces"),
    line(card.result, 222, 32, 600),
    line(card.par, 272, 24),
    line(card.streak, card.par ? 316 : 272, 24), // no gap where par is not known yet
    line(card.link.replace(/^https?:\/\//, ""), 372, 19),
  ].filter(({ text }) => text);
}

const fontOf = ({ weight, family }: Line, size: number): string =>
  `${weight} ${size}px ${family}, ${family === "Inter" ? "sans-serif" : "serif"}`;

/** How large a line can be set in the width it has. */
export function fitted(line: Line, widthOf: (font: string, text: string) => number): number {
  return Math.min(line.size, Math.floor((line.size * ROOM) / Math.max(1, widthOf(fontOf(line, line.size), line.text))));
}

/** What stands beside them: the house's door with the sun of the day over it. */
export function cardPicture(): string {
  const rays = Array.from({ length: 9 }, (_, ray) => {
    const turn = (Math.PI * (ray + 1)) / 10;
    const [x, y] = [Math.cos(turn), Math.sin(turn)];
    const from = `${(130 - 66 * x).toFixed(1)} ${(150 - 66 * y).toFixed(1)}`;
    return `<path d="M${from}L${(130 - 92 * x).toFixed(1)} ${(150 - 92 * y).toFixed(1)}"/>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${HIGH}" viewBox="0 0 ${WIDE} ${HIGH}">`,
    `<rect width="${WIDE}" height="${HIGH}" fill="${PAPER}"/>`,
    `<rect x="14" y="14" width="${WIDE - 28}" height="${HIGH - 28}" rx="18" fill="none" stroke="${GOLD}" stroke-width="3"/>`,
    `<g stroke="${GOLD}" stroke-width="7" stroke-linecap="round">${rays.join("")}</g>`,
    `<path d="M76 364V150a54 54 0 0 1 108 0v214Z" fill="${WOOD}"/>`,
    `<path d="M96 364V154a34 34 0 0 1 68 0v210" fill="none" stroke="${PAPER}" stroke-width="4"/>`,
    `<circle cx="152" cy="266" r="6" fill="${GOLD}"/><path d="M52 366h156" stroke="${INK}" stroke-width="5"/>`,
    `</svg>`,
  ].join("");
}

/** All of it as a PNG. A drawing that is loaded as a picture sees no letters of the page: these are set on top of it. */
export async function cardPng(card: Card): Promise<Blob> {
  const lines = cardLines(card);
  const picture = new Image(WIDE, HIGH);
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(cardPicture())}`;
  const letters = lines.map((line) => document.fonts.load(fontOf(line, line.size), line.text).catch(() => []));
  await Promise.all([picture.decode(), ...letters]); // without them, others of the device do
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [2 * WIDE, 2 * HIGH];
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no picture");
  pen.scale(2, 2);
  pen.drawImage(picture, 0, 0, WIDE, HIGH);
  pen.fillStyle = INK;
  const widthOf = (font: string, text: string): number => {
    pen.font = font;
    return pen.measureText(text).width;
  };
  for (const line of lines) {
    pen.font = fontOf(line, fitted(line, widthOf));
    pen.fillText(line.text, LEFT, line.top);
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((made) => (made ? resolve(made) : reject(new Error("no picture"))), "image/png"),
  );
}
