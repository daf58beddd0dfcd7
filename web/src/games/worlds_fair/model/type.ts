/** How long a line of type is, in the units of a drawing. */
let pen: CanvasRenderingContext2D | null | undefined;

export function lengthOf(text: string, size: number, weight = 600): number {
  const drawn = typeof OffscreenCanvas !== "undefined"; // not where tests run without a browser
  if (pen === undefined) pen = drawn ? document.createElement("canvas").getContext("2d") : null;
  if (!pen) return text.length * size * 0.6;
  pen.font = `${weight} 100px Inter, system-ui, sans-serif`;
  return (pen.measureText(text).width * size) / 100;
}
