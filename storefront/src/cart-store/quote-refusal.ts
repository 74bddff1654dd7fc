import { ErrorEnvelope, type Quote } from '@pickup/contract';
import { ApiError } from '@pickup/web';

/** What the cart costs instead, when an order was refused for another total than was shown (409); else null. */
export function quoteOf(error: unknown): Quote | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  try {
    return ErrorEnvelope.safeParse(JSON.parse(error.bodyText)).data?.error.details.quote ?? null;
  } catch {
    // No JSON: nobody has quoted anything.
    return null;
  }
}
