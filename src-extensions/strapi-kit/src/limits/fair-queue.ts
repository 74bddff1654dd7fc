/** How much may begin in one turn of the event loop, and after how many milliseconds nothing more does. */
const MOST_IN_A_TURN = 16;
const TURN_MS = 1.5;

/**
 * Begins work of each network in rotation, and little in one turn of the event loop. SQLite answers at once, so what a burst
 * asks for would follow each other without letting anything else in between; and who sends many requests waits for them
 * alone. Some begin together: orders of one moment share a commit.
 */
export class FairQueue {
  readonly #waiting = new Map<string, (() => void)[]>();
  #size = 0;
  #startedAt = 0;
  #isServing = false;

  /** Resolves when it is the turn of this network's next piece of work. */
  turn(network: string): Promise<void> {
    return new Promise((resolve) => this.add(network, resolve));
  }

  add(network: string, begin: () => void): void {
    const ofNetwork = this.#waiting.get(network);
    if (ofNetwork) ofNetwork.push(begin);
    else this.#waiting.set(network, [begin]);
    this.#size += 1;
    if (this.#isServing) return;
    this.#isServing = true;
    setImmediate(this.#serve);
  }

  /** What each of these begins is done, as far as it does not wait, before the next one of the same turn. */
  readonly #serve = (): void => {
    if (this.#size === 0) {
      this.#isServing = false;
      return;
    }
    this.#startedAt = performance.now();
    for (let index = 0; index < Math.min(MOST_IN_A_TURN, this.#size); index += 1) setImmediate(this.#beginNext);
    setImmediate(this.#serve);
  };

  readonly #beginNext = (): void => {
    const [next] = this.#waiting;
    if (!next || performance.now() - this.#startedAt > TURN_MS) return;
    const [network, ofNetwork] = next;
    const begin = ofNetwork.shift();
    this.#size -= 1;
    this.#waiting.delete(network);
    // To the end of the rotation.
    if (ofNetwork.length > 0) this.#waiting.set(network, ofNetwork);
    begin?.();
  };
}
