/** A queue that one consumer reads as items come in. It closes when it overflows, so that a slow consumer takes no memory. */
export class AsyncQueue<Item> {
  #items: Item[] = [];
  #isClosed = false;
  #wake: (() => void) | null = null;

  constructor(private readonly most: number) {}

  put(items: readonly Item[]): void {
    this.#items.push(...items);
    if (this.#items.length > this.most) this.close();
    this.#wake?.();
  }

  /** Drops unread items and ends the reading. */
  close(): void {
    this.#isClosed = true;
    this.#items = [];
    this.#wake?.();
  }

  /** The items, until the queue is closed; for one consumer. */
  async *read(): AsyncGenerator<Item> {
    while (!this.#isClosed) {
      const item = this.#items.shift();
      if (item !== undefined) yield item;
      else await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }
}
