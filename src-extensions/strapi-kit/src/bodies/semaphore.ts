/** How many do something at once; the others wait their turn. */
export interface SemaphoreLimits {
  total: number;
  /** Of one account. */
  perAccount: number;
  /** How many may wait. */
  waiting: number;
}

interface Waiting {
  account: string;
  begin: () => void;
}

/** Hands out turns in the order in which they were asked for. */
export class Semaphore {
  readonly #held: string[] = [];
  #waiting: Waiting[] = [];

  constructor(private readonly limits: SemaphoreLimits) {}

  /**
   * Waits for a turn.
   * @param signal ends the waiting, which then rejects with its reason
   * @returns what ends the turn; null when too many wait already
   */
  async acquire(account: string, signal: AbortSignal): Promise<(() => void) | null> {
    signal.throwIfAborted();
    if (!this.#isFree(account)) {
      if (this.#waiting.length >= this.limits.waiting) return null;
      await this.#wait(account, signal);
    } else this.#held.push(account);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#giveBack(account);
    };
  }

  #isFree(account: string): boolean {
    const ofAccount = this.#held.filter((each) => each === account).length;
    return this.#held.length < this.limits.total && ofAccount < this.limits.perAccount;
  }

  #wait(account: string, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const abandon = () => {
        this.#waiting = this.#waiting.filter((each) => each !== waiting);
        reject(signal.reason instanceof Error ? signal.reason : new Error('The turn is not wanted any more'));
      };
      const waiting: Waiting = {
        account,
        begin: () => {
          signal.removeEventListener('abort', abandon);
          resolve();
        },
      };
      this.#waiting.push(waiting);
      signal.addEventListener('abort', abandon, { once: true });
    });
  }

  #giveBack(account: string): void {
    this.#held.splice(this.#held.indexOf(account), 1);
    const next = this.#waiting.find((each) => this.#isFree(each.account));
    if (!next) return;
    this.#waiting = this.#waiting.filter((each) => each !== next);
    this.#held.push(next.account);
    next.begin();
  }
}
