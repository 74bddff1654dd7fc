/** How long something that happens again is counted and not told, in milliseconds. */
const QUIET_MS = 60_000;

/** So many different things are remembered; a sender who makes up new ones pushes out the oldest. */
const MOST_KNOWN = 200;

interface Told {
  at: number;
  /** How often it happened since, untold. */
  untold: number;
}

/** Counts what happens again and again, so that one sender or one broken disk cannot fill the log. */
export class Repeats {
  readonly #told = new Map<string, Told>();

  /**
   * Whether something that happened is to be told now.
   * @returns how often it happened untold before, or null while it is only counted
   */
  happened(what: string, now: number): number | null {
    const told = this.#told.get(what);
    // A clock that was set back must not silence anything for longer.
    if (told && Math.abs(now - told.at) < QUIET_MS) {
      told.untold += 1;
      return null;
    }
    this.#told.delete(what);
    if (this.#told.size >= MOST_KNOWN) this.#forgetOldest();
    this.#told.set(what, { at: now, untold: 0 });
    return told?.untold ?? 0;
  }

  #forgetOldest(): void {
    for (const oldest of this.#told.keys()) {
      this.#told.delete(oldest);
      return;
    }
  }
}
