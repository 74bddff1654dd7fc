interface Limits {
  /** The most tokens it holds, in the beginning too. */
  capacity: number;
  refillPerSecond: number;
}

/** A budget for work that strangers can ask for without end. */
export class TokenBucket {
  #tokens: number;
  #refilledAt: number | null = null;

  constructor(private readonly limits: Limits) {
    this.#tokens = limits.capacity;
  }

  /**
   * Takes one token.
   * @param now in milliseconds
   * @returns false when there is none
   */
  take(now: number): boolean {
    const { capacity, refillPerSecond } = this.limits;
    // A clock that was set back refills nothing.
    const seconds = Math.max(0, now - (this.#refilledAt ?? now)) / 1000;
    this.#refilledAt = now;
    this.#tokens = Math.min(capacity, this.#tokens + seconds * refillPerSecond);
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}
