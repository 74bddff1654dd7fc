import { addDays, serviceDay, SOLD_OUT_FOREVER, type SaveSoldOut, type SoldOutUntil } from '@pickup/contract';
import { badRequest, readBusinessDay, readOpeningCalendar, type Transaction } from '@pickup/strapi-kit';

/** Where a request says until when something is sold out, and the words that name it to begin the sentence. */
interface Place {
  path: string;
  words: string;
}

/**
 * Checks until when something is said to be sold out; a day that is stored already may pass.
 * @throws HttpError 400 for a day that has come
 */
export async function requireComingDay(
  trx: Transaction,
  until: SoldOutUntil | undefined,
  stored: SoldOutUntil,
  now: Date,
  { path, words }: Place = { path: 'soldOutUntil', words: 'soldOutUntil' },
): Promise<void> {
  if (until === undefined || until === null || until === SOLD_OUT_FOREVER || until === stored) return;
  const today = await readBusinessDay(trx, now);
  if (until > today) return;
  const message = `${words} must be a day after today, ${today}: it is when what is sold out is back.`;
  throw badRequest(message, [{ path, message }]);
}

/** Until when something is sold out by a request of its own; today is the day on which the kitchen is open or next opens. @throws HttpError 400 for a day that has come */
export async function soldOutUntilOf(trx: Transaction, { until }: SaveSoldOut, now: Date): Promise<SoldOutUntil> {
  if (until === 'today') return addDays(serviceDay(now, await readOpeningCalendar(trx, now)), 1);
  await requireComingDay(trx, until, null, now, { path: 'until', words: 'until' });
  return until;
}
