/** Somebody else took what an order was going to take, after it was read: all of it is undone. */
export class CapacityTakenError extends Error {
  /** @param day the business day on which orders are placed now */
  constructor(readonly day: string) {
    super('Somebody else was faster.');
  }
}

/** As often as something is tried again because others took what it was going to take. */
const ATTEMPTS = 10;

/**
 * Tries a transaction again while others take what it was going to take. From the second attempt on it is told the business
 * day whose other orders have to wait; the first keeps nobody waiting.
 * @param isPassing whether another error passes with a second attempt
 * @returns null where every attempt was in vain
 */
export async function retryWhileCapacityIsTaken<Result>(
  attempt: (lockedDay: string | null) => Promise<Result>,
  isPassing: (error: unknown) => boolean = () => false,
): Promise<Result | null> {
  let lockedDay: string | null = null;
  for (let left = ATTEMPTS; left > 0; left -= 1) {
    try {
      return await attempt(lockedDay);
    } catch (error) {
      if (!(error instanceof CapacityTakenError) && !isPassing(error)) throw error;
      if (error instanceof CapacityTakenError) lockedDay = error.day;
    }
  }
  return null;
}
