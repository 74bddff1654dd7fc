/** How many may hold the semaphore at once; the others wait. */
export interface SemaphoreLimits {
  total: number;
  /** How many times one holder may hold it, which leaves room for others. */
  perHolder: number;
  /** How many of one holder may wait. */
  waiting: number;
}

interface Waiting {
  holder: string;
  begin: () => void;
}

/** A counting semaphore with a limit for each holder, first come first served. */
export class Semaphore {
  readonly #held: string[] = [];
  #waiting: Waiting[] = [];

  constructor(private readonly limits: SemaphoreLimits) {}

  /**
   * @param signal ends the waiting, which then rejects with its reason
   * @returns the function that releases it; null when too many of this holder wait already
   */
  async acquire(holder: string, signal: AbortSignal): Promise<(() => void) | null> {
    signal.throwIfAborted();
    if (!this.#isFree(holder)) {
      if (this.#waitingOf(holder) >= this.limits.waiting) return null;
      await this.#wait(holder, signal);
    } else this.#held.push(holder);
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      this.#release(holder);
    };
  }

  #waitingOf(holder: string): number {
    return this.#waiting.filter((each) => each.holder === holder).length;
  }

  #isFree(holder: string): boolean {
    const ofHolder = this.#held.filter((each) => each === holder).length;
    return this.#held.length < this.limits.total && ofHolder < this.limits.perHolder;
  }

  #wait(holder: string, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const abandon = () => {
        this.#waiting = this.#waiting.filter((each) => each !== waiting);
        reject(signal.reason instanceof Error ? signal.reason : new Error('The wait was aborted'));
      };
      const waiting: Waiting = {
        holder,
        begin: () => {
          signal.removeEventListener('abort', abandon);
          resolve();
        },
      };
      this.#waiting.push(waiting);
      signal.addEventListener('abort', abandon, { once: true });
    });
  }

  #release(holder: string): void {
    this.#held.splice(this.#held.indexOf(holder), 1);
    const next = this.#waiting.find((each) => this.#isFree(each.holder));
    if (!next) return;
    this.#waiting = this.#waiting.filter((each) => each !== next);
    this.#held.push(next.holder);
    next.begin();
  }
}
