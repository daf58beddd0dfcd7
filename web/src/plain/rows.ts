/** What a view or its facts hold, in rows that can be read: one for each part, by seat where it is by seat. */
export interface Row {
  /** How the rules call it; the catalog may have a better name, `part-<part>`. */
  part: string;
  name: string;
  /** One text; or one for each seat. */
  cells: string[];
}

const OF_THE_HOUSE = new Set(["kind", "seats", "key", "agenda"]);

export function rows(part: Readonly<Record<string, unknown>>, seats: number): Row[] {
  return Object.entries(part)
    .filter(([name]) => !OF_THE_HOUSE.has(name))
    .map(([name, value]) => {
      const bySeat = Array.isArray(value) && value.length === seats;
      return {
        part: name.replaceAll("_", "-"),
        name: name.replaceAll("_", " "),
        cells: bySeat ? value.map(written) : [written(value)],
      };
    });
}

/** A value as people write it: lists with commas, nothing as a dash. */
export function written(value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (Array.isArray(value)) return value.length ? value.map(nested).join(", ") : "–";
  if (typeof value === "object") {
    return Object.entries(value)
      .map(([name, part]) => `${name} ${nested(part)}`)
      .join(", ");
  }
  return String(value);
}

function nested(value: unknown): string {
  return Array.isArray(value) || (typeof value === "object" && value !== null) ? `(${written(value)})` : String(value);
}
