import type { CacheTag } from '@pickup/contract';
import { isUnchanged, type Snapshot, type Versions } from '../freshness/versions.js';
import type { Ready } from './ready.js';

/** An answer as it is made. */
export interface Made {
  ready: Ready;
  /** What it was made from; an edit of any of them ends it. */
  topics: readonly CacheTag[];
  /** When the clock ends it, in milliseconds. */
  freshUntil: number;
  /** False for answers of the moment, such as a failure: they are given to whoever waits, and forgotten. */
  keep: boolean;
}

interface Kept extends Made {
  snapshot: Snapshot;
  madeAt: number;
}

interface Pending {
  snapshot: Snapshot;
  made: Promise<Made>;
}

/** The place of one answer. It makes the answer when it is missing or stale; whoever asks meanwhile waits for the same. */
export class Slot {
  /** Set by each use; the store takes it back when it looks for room. */
  isUsed = false;
  /** The store has given its place away: it makes answers for those who still hold it, and keeps none. */
  isEvicted = false;
  #kept: Kept | null = null;
  #pending: Pending | null = null;

  /** @param make makes the answer for an instant in milliseconds; it may throw, and nothing is kept then */
  constructor(
    private readonly versions: Versions,
    private readonly make: (now: number) => Promise<Made>,
  ) {}

  /** The kept answer, if it is one that would be made again now. */
  current(now: number): Kept | null {
    const kept = this.#kept;
    if (!kept || now >= kept.freshUntil || now < kept.madeAt) return null;
    const snapshot = this.versions.now();
    if (snapshot === null || !isUnchanged(kept.snapshot, snapshot, kept.topics)) return null;
    // The next comparison then is of one reference.
    kept.snapshot = snapshot;
    this.isUsed = true;
    return kept;
  }

  /** The kept answer or a new one. */
  async read(now: number): Promise<Made> {
    return this.current(now) ?? (await this.#renew(now));
  }

  /** Forgets its answer, and keeps none from now on. */
  evict(): void {
    this.isEvicted = true;
    this.#kept = null;
  }

  #renew(now: number): Promise<Made> {
    const snapshot = this.versions.now();
    if (snapshot === null) return this.make(now);
    // An answer that was begun before the last edit would not show it: only one for this snapshot is shared.
    if (this.#pending?.snapshot === snapshot) return this.#join(this.#pending, now);
    const pending = { snapshot, made: this.make(now) };
    this.#pending = pending;
    return pending.made.then(
      (made) => {
        this.#finish(pending);
        if (made.keep && !this.isEvicted) this.#kept = { ...made, snapshot, madeAt: now };
        return made;
      },
      (error: unknown) => {
        this.#finish(pending);
        throw error;
      },
    );
  }

  /** Waits for the answer that is being made, unless the clock ended it before this request came. */
  async #join(pending: Pending, now: number): Promise<Made> {
    const made = await pending.made;
    return made.keep && now >= made.freshUntil ? this.read(now) : made;
  }

  #finish(pending: Pending): void {
    if (this.#pending === pending) this.#pending = null;
  }
}
