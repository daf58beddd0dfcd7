/** How the five areas look. Letters and names come from the catalogs. */
export interface Look {
  fill: string;
  ink: string; // on the fill
  deep: string; // the emblem on paper
  roof: string;
  strength: number; // of the fill on the ground
}

export const LOOKS: Look[] = [
  { fill: "#2F7A3D", ink: "#fff", deep: "#1F5A2B", roof: "#8CC487", strength: 0.62 },
  { fill: "#B4283C", ink: "#fff", deep: "#821A2A", roof: "#E7929B", strength: 0.62 },
  { fill: "#F4C63D", ink: "#16203A", deep: "#7A5600", roof: "#F7D056", strength: 0.5 },
  { fill: "#666E7B", ink: "#fff", deep: "#474E5A", roof: "#CCD2DB", strength: 0.62 },
  { fill: "#7FC3EE", ink: "#16203A", deep: "#1F5F8C", roof: "#C4E5F9", strength: 0.5 },
];

export const INK = "#16203A";
export const PAPER = "#FCF8EE";
export const GOLD = "#F2C14E";
