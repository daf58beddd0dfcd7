/** What is shared of an attempt: a few lines, or a picture of them. Neither tells anything of the deal itself. */

export interface Card {
  title: string;
  day: string;
  result: string;
  par: string;
  streak: string;
  link: string;
}

const WIDE = 800;
const HIGH = 420;
const INK = "#2b2118";
const PAPER = "#fbf5e9";
const WOOD = "#8a4b2a";
const GOLD = "#c9973f";

/** As text: a line each, those that say nothing left out. */
export function cardText(card: Card): string {
  const lines = [`${card.title} · ${card.day}`, card.result, card.par, card.streak, card.link];
  return lines.filter(Boolean).join("\n");
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** A line that fits the width it has, set smaller where it is long. */
function line(text: string, top: number, size: number, weight = 400): string {
  const fits = Math.min(size, Math.floor((WIDE - 300) / (0.52 * Math.max(1, text.length))));
  return `<text x="250" y="${top}" font-size="${fits}" font-weight="${weight}">${escaped(text)}</text>`;
}

/** As a picture: the house's door with the sun of the day over it, and the same lines. */
export function cardPicture(card: Card): string {
  const rays = Array.from({ length: 9 }, (_, ray) => {
    const turn = (Math.PI * (ray + 1)) / 10;
    const [x, y] = [Math.cos(turn), Math.sin(turn)];
    const from = `${(130 - 66 * x).toFixed(1)} ${(150 - 66 * y).toFixed(1)}`;
    return `<path d="M${from}L${(130 - 92 * x).toFixed(1)} ${(150 - 92 * y).toFixed(1)}"/>`;
  });
  const lines = [
    line(card.day, 92, 26),
    line(card.title, 150, 48, 700),
    line(card.result, 222, 34, 600),
    line(card.par, 272, 26),
    line(card.streak, 316, 26),
    line(card.link.replace(/^https?:\/\//, ""), 372, 20),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${HIGH}" viewBox="0 0 ${WIDE} ${HIGH}">`,
    `<rect width="${WIDE}" height="${HIGH}" fill="${PAPER}"/>`,
    `<rect x="14" y="14" width="${WIDE - 28}" height="${HIGH - 28}" rx="18" fill="none" stroke="${GOLD}" stroke-width="3"/>`,
    `<g stroke="${GOLD}" stroke-width="7" stroke-linecap="round">${rays.join("")}</g>`,
    `<path d="M76 364V150a54 54 0 0 1 108 0v214Z" fill="${WOOD}"/>`,
    `<path d="M96 364V154a34 34 0 0 1 68 0v210" fill="none" stroke="${PAPER}" stroke-width="4"/>`,
    `<circle cx="152" cy="266" r="6" fill="${GOLD}"/><path d="M52 366h156" stroke="${INK}" stroke-width="5"/>`,
    `<g fill="${INK}" font-family="Georgia, 'Times New Roman', serif">${lines.join("")}</g></svg>`,
  ].join("");
}

/** The picture as a PNG, drawn by the browser. */
export async function cardPng(card: Card): Promise<Blob> {
  const picture = new Image(WIDE, HIGH);
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(cardPicture(card))}`;
  await picture.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [2 * WIDE, 2 * HIGH];
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((made) => (made ? resolve(made) : reject(new Error("no picture"))), "image/png"),
  );
}
