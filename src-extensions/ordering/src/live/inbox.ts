/** What somebody is told and has not read yet. It is closed when it overflows: whoever does not read keeps no memory. */
export class Inbox<Item> {
  #items: Item[] = [];
  #isClosed = false;
  #wake: (() => void) | null = null;

  constructor(private readonly most: number) {}

  put(items: readonly Item[]): void {
    this.#items.push(...items);
    if (this.#items.length > this.most) this.close();
    this.#wake?.();
  }

  /** Forgets what has not been read, and ends the reading. */
  close(): void {
    this.#isClosed = true;
    this.#items = [];
    this.#wake?.();
  }

  /** All that is put in, until it is closed; for one reader. */
  async *read(): AsyncGenerator<Item> {
    while (!this.#isClosed) {
      const item = this.#items.shift();
      if (item !== undefined) yield item;
      else await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }
}
