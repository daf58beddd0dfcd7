/** Seats are told by shape and colour, never by colour alone. A game's own colours are in its seats.css: they hold at
    its table, and inside whatever bears `data-seats` with its name. */
import.meta.glob("../games/*/seats.css", { eager: true });

export const SHAPES = ["●", "■", "▲", "◆"] as const;
export const COLOURS = ["var(--p1)", "var(--p2)", "var(--p3)", "var(--p4)"] as const;
/** Paths in a 24 × 24 box. */
export const OUTLINES = [
  "M12 3.2a8.8 8.8 0 1 0 0 17.6a8.8 8.8 0 0 0 0-17.6Z",
  "M4 4h16v16H4Z",
  "M12 3L22 20.5H2Z",
  "M12 1.6L22 12L12 22.4L2 12Z",
] as const;
