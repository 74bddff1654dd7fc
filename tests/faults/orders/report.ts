import { expect } from 'vitest';
import { SEED } from '../../depth.js';
import type { Audit } from './audit.js';
import type { OrderLedger } from './order-ledger.js';

/** A row of the closing table. */
export interface Reported {
  fault: string;
  database: string;
  rounds: number;
  ledger: OrderLedger;
}

/** Prints one row of the table of faults, and fails unless everything that was promised was kept. */
export function reportAudit({ fault, database, rounds, ledger }: Reported, audit: Audit): void {
  const { acknowledged, found, doubled } = audit;
  process.stdout.write(
    `${fault}, ${database}: ${rounds} rounds, ${acknowledged} acknowledged, ${found} found, ${doubled} doubled; ` +
      `${ledger.repeats} repeats, ${ledger.storedUnanswered} stored before their answer was lost (FAULTS_SEED=${SEED})\n`,
  );
  expect(audit.problems).toEqual([]);
  expect(doubled).toBe(0);
  expect(found).toBe(acknowledged);
}
