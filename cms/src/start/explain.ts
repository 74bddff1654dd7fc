import { describeFault } from '@pickup/strapi-kit';
import { StartError } from './settings.js';

/** Faults of the surroundings are one sentence; faults of ours keep their stack. */
export function explain(error: unknown): string {
  if (error instanceof StartError) return error.message;
  if (error instanceof Error && 'code' in error && /^(ECONNREFUSED|ENOTFOUND|28P01|3D000)$/.test(String(error.code))) {
    return `DATABASE_URL must lead to a database, but connecting failed (${error.message || String(error.code)}).`;
  }
  return describeFault(error);
}
