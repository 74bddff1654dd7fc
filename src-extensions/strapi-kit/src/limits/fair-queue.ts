/**
 * Begins one piece of work in each turn of the event loop, and of each network in rotation. SQLite answers at once, so what a
 * burst asks for would follow each other without letting anything else in between; and who sends many requests waits for
 * them alone.
 */
export class FairQueue {
  readonly #waiting = new Map<string, (() => void)[]>();
  #isServing = false;

  /** Resolves when it is the turn of this network's next piece of work. */
  turn(network: string): Promise<void> {
    return new Promise((resolve) => this.add(network, resolve));
  }

  add(network: string, begin: () => void): void {
    const ofNetwork = this.#waiting.get(network);
    if (ofNetwork) ofNetwork.push(begin);
    else this.#waiting.set(network, [begin]);
    if (this.#isServing) return;
    this.#isServing = true;
    setImmediate(this.#serve);
  }

  readonly #serve = (): void => {
    const [next] = this.#waiting;
    if (!next) {
      this.#isServing = false;
      return;
    }
    setImmediate(this.#serve);
    const [network, ofNetwork] = next;
    const begin = ofNetwork.shift();
    this.#waiting.delete(network);
    // To the end of the rotation.
    if (ofNetwork.length > 0) this.#waiting.set(network, ofNetwork);
    begin?.();
  };
}
