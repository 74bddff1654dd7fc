import type { Knex } from 'knex';
import { z } from 'zod';

const Begun = z.custom<Knex.Transaction>((trx) => typeof trx === 'function' && 'executionPromise' in trx);

/** A transaction that is told as it is: begun or not, and committed or not. */
async function honest(begun: unknown): Promise<Knex.Transaction> {
  const trx = Begun.parse(await begun);
  // A BEGIN that failed is not told either.
  if (trx.isCompleted()) await trx.executionPromise;
  const commit = trx.commit.bind(trx);
  return Object.assign(trx, {
    async commit(value?: unknown) {
      await commit(value);
      await trx.executionPromise;
    },
  });
}

/**
 * Makes a COMMIT that fails a failure. The query builder resolves `commit()` whatever the database said, and Strapi asks
 * for nothing else: a connection that breaks at that moment, or a disk that is full, would leave an order, a move or an
 * edit answered and not stored (quality, never lost).
 */
export function reportFailedCommits(db: Knex): void {
  const transaction = db.transaction.bind(db);
  const begin = (given: unknown[]): unknown => Reflect.apply(transaction, undefined, given);
  Object.defineProperty(db, 'transaction', {
    configurable: true,
    // Given a function, the builder commits by itself, and tells.
    value: (...given: unknown[]) => (typeof given[0] === 'function' ? begin(given) : honest(begin(given))),
  });
}
