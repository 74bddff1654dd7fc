interface Bounds {
  /** With one entry more, all are dropped. */
  maxEntries: number;
  /** In characters: a longer key is not cached. */
  maxKeyLength: number;
}

/**
 * A cache by texts that visitors send, such as headers and addresses: mostly the same few come again, and whoever sends
 * ever new ones cannot fill the memory of the process.
 */
export class BoundedCache<Value> {
  readonly #values = new Map<string, Value>();

  constructor(private readonly bounds: Bounds) {}

  get(key: string): Value | undefined {
    return this.#values.get(key);
  }

  set(key: string, value: Value): void {
    if (key.length > this.bounds.maxKeyLength) return;
    if (this.#values.size >= this.bounds.maxEntries) this.#values.clear();
    this.#values.set(key, value);
  }
}
