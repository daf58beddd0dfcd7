/** Colours of the night, and how each family looks. */
export const GOLD = "#D9B466";
export const IVORY = "#F4E9D0";
export const MAY = "#FFE08A"; // what I may use
export const CHOSEN = "#FFC94D";
export const WARN = "#FFC247";
export const FORCED = "#FF9CC0";
export const NIGHT = "#0B0E15";

/** Tokens of the two seats: Dorothy ● and James ■. */
export const SEATS = [
  { fill: "#0E7C7B", ring: "#BFEDE6", mark: "#3FB5B0", step: "#0E4F55" },
  { fill: "#B5446E", ring: "#FFD3E2", mark: "#E27BA0", step: "#6E2A48" },
] as const;

/** By family: the ground of a tile, its rays, the emblem's ink on it, and the tint of a band or lozenge. */
export const FAMILIES = [
  { ground: "#16263A", ray: "#33486A", ink: "#D9B466", tint: "#D9B466" },
  { ground: "#E0AE35", ray: "#F6D77C", ink: "#2A1B00", tint: "#F6D77C" },
  { ground: "#6B3C92", ray: "#A077C6", ink: "#FFF6E0", tint: "#B48BDB" },
  { ground: "#7E1F2D", ray: "#B9515C", ink: "#FFF6E0", tint: "#E0697A" },
  { ground: "#1E4F9C", ray: "#5C8DD6", ink: "#FFF6E0", tint: "#5C8DD6" },
  { ground: "#1C1D24", ray: "#575A68", ink: "#F0D79A", tint: "#B9BBC8" },
] as const;

/** A rectangle with its corners cut: the shape of every panel, card and tile here. */
export function chamfer(x: number, y: number, w: number, h: number, cut: number): string {
  return (
    `M${x + cut} ${y}H${x + w - cut}L${x + w} ${y + cut}V${y + h - cut}` +
    `L${x + w - cut} ${y + h}H${x + cut}L${x} ${y + h - cut}V${y + cut}z`
  );
}

/** Rays from a point, as one path. */
export function rays(
  x: number,
  y: number,
  from: number,
  to: number,
  first: number,
  last: number,
  count: number,
): string {
  let path = "";
  for (let index = 0; index < count; index++) {
    const angle = ((first + ((last - first) * index) / (count - 1)) * Math.PI) / 180;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const point = (far: number): string => `${(x + far * c).toFixed(1)} ${(y + far * s).toFixed(1)}`;
    path += `M${point(from)}L${point(to)}`;
  }
  return path;
}
