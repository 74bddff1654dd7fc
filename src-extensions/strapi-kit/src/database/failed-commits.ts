import type { Knex } from 'knex';
import { z } from 'zod';

const OpenTransaction = z.custom<Knex.Transaction>((trx) => typeof trx === 'function' && 'executionPromise' in trx);

/** Wraps a transaction so that `commit()` rejects when the COMMIT fails. Rejects when the BEGIN has failed. */
async function reporting(begun: unknown): Promise<Knex.Transaction> {
  const trx = OpenTransaction.parse(await begun);
  // Knex returns a transaction even when its BEGIN failed.
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
 * Makes transactions report a failed COMMIT. Knex resolves `commit()` whatever the database said, and Strapi checks nothing
 * else: when the connection breaks at that moment, or the disk is full, a write would be answered and not stored.
 */
export function reportFailedCommits(db: Knex): void {
  const transaction = db.transaction.bind(db);
  const begin = (given: unknown[]): unknown => Reflect.apply(transaction, undefined, given);
  Object.defineProperty(db, 'transaction', {
    configurable: true,
    // Given a function, Knex commits by itself and does report a failure.
    value: (...given: unknown[]) => (typeof given[0] === 'function' ? begin(given) : reporting(begin(given))),
  });
}
