const NAME = 16; // letters of a name that can be read on a card

/** A name that fits on a card; the whole of it is in the list of players. */
export function brief(name: string): string {
  return name.length > NAME ? `${name.slice(0, NAME - 1).trimEnd()}…` : name;
}

/** A sentence in lines of about so many letters: SVG has no lines of its own. */
export function wrapped(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
