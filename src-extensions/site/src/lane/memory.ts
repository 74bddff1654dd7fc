/** How much a memory may hold. */
interface Bounds {
  /** How many texts; with one more, all are forgotten. */
  most: number;
  /** In characters: longer texts are not remembered. */
  longest: number;
}

/**
 * What was worked out from texts that visitors send, such as headers and addresses. Most of them are the same few again;
 * whoever sends ever new ones cannot fill the process.
 */
export class Memory<Value> {
  readonly #known = new Map<string, Value>();

  constructor(private readonly bounds: Bounds) {}

  get(text: string): Value | undefined {
    return this.#known.get(text);
  }

  set(text: string, value: Value): void {
    if (text.length > this.bounds.longest) return;
    if (this.#known.size >= this.bounds.most) this.#known.clear();
    this.#known.set(text, value);
  }
}
