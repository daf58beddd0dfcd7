/** The mark before the page's title while it is my turn. */
export function unmarked(title: string, mark: string): string {
  return title.startsWith(`${mark} – `) ? title.slice(mark.length + 3) : title;
}

export function marked(title: string, mark: string): string {
  return `${mark} – ${unmarked(title, mark)}`;
}
