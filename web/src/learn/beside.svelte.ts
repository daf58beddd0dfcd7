/** The rules beside a board: open or not, and at which paragraph. */
export class RulesBeside {
  open = $state(false);
  cite = $state<string | null>(null);

  readonly show = (cite: string | null = null): void => {
    this.cite = cite;
    this.open = true;
  };

  toggle(cite: string | null = null): void {
    if (this.open) this.close();
    else this.show(cite);
  }

  close(): void {
    this.open = false;
  }
}
