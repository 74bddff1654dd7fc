import type { Knex } from 'knex';
import { z } from 'zod';

const OpenTransaction = z.custom<Knex.Transaction>((trx) => typeof trx === 'function' && 'executionPromise' in trx);

/** A transaction whose `commit()` rejects when the COMMIT fails; rejects itself when the BEGIN has failed. */
async function reporting(begun: unknown): Promise<Knex.Transaction> {
  const trx = OpenTransaction.parse(await begun);
  // The builder hands out a transaction even when its BEGIN failed.
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
    // Given a function, the builder commits by itself and does report a failure.
    value: (...given: unknown[]) => (typeof given[0] === 'function' ? begin(given) : reporting(begin(given))),
  });
}
