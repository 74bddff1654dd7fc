interface Limits {
  /** What may be taken at once after a quiet while. */
  most: number;
  /** How much comes back each second. */
  perSecond: number;
}

/** A budget for work that strangers can ask for without end (a token bucket). */
export class Allowance {
  #left: number;
  #countedAt: number | null = null;

  constructor(private readonly limits: Limits) {
    this.#left = limits.most;
  }

  /**
   * Takes one piece of work out of the budget.
   * @param now in milliseconds
   * @returns false when nothing is left of it
   */
  take(now: number): boolean {
    const { most, perSecond } = this.limits;
    // A clock that was set back gives nothing.
    const seconds = Math.max(0, now - (this.#countedAt ?? now)) / 1000;
    this.#countedAt = now;
    this.#left = Math.min(most, this.#left + seconds * perSecond);
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
