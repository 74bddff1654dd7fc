/** How much a memory may hold. */
interface Bounds {
  /** This many texts; with one more it begins anew. */
  most: number;
  /** In characters: longer texts are looked at each time. */
  longest: number;
}

/** What was found out about texts that visitors send, mostly the same ones again; nobody fills the process with them. */
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
