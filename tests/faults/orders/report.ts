import { expect } from 'vitest';
import { SEED } from '../depth.js';
import type { Audit } from './audit.js';
import type { OrderBook } from './order-book.js';

/** What a test has seen, in the words of its closing table. */
export interface Reported {
  fault: string;
  database: string;
  rounds: number;
  book: OrderBook;
}

/** Prints one row of the table of faults, and fails unless everything that was promised was kept. */
export function reportAudit({ fault, database, rounds, book }: Reported, audit: Audit): void {
  const { acknowledged, found, doubled } = audit;
  process.stdout.write(
    `${fault}, ${database}: ${rounds} rounds, ${acknowledged} acknowledged, ${found} found, ${doubled} doubled; ` +
      `${book.repeats} repeats, ${book.storedUnanswered} stored before their answer was lost (FAULTS_SEED=${SEED})\n`,
  );
  expect(audit.problems).toEqual([]);
  expect(doubled).toBe(0);
  expect(found).toBe(acknowledged);
}
