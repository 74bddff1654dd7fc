import { ErrorEnvelope, type OrderRefusalReason, type Quote } from '@pickup/contract';
import { ApiError } from './errors.js';

/** Why the server placed no order, and the new quote where it gives one; null when it gave no reason. */
export function refusalOf(error: unknown): { reason: OrderRefusalReason; quote: Quote | null } | null {
  if (!(error instanceof ApiError)) return null;
  try {
    const details = ErrorEnvelope.safeParse(JSON.parse(error.bodyText)).data?.error.details;
    return details?.reason ? { reason: details.reason, quote: details.quote ?? null } : null;
  } catch {
    return null;
  }
}
