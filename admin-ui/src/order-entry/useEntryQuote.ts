import type { AdminOrder, CorrectionQuote, Quote } from '@pickup/contract';
import { apiQuery, useApi } from '@pickup/web';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pickupAtOf, type EntryPickup } from './entry-form.js';
import { itemsOf, newItemsOf, type EntryLine } from './entry-lines.js';

/** The answers that quote an order that is typed. */
export const ENTRY_QUOTES = ['quotePhoneOrder', 'quoteCorrection'] as const;

/** Prices and times may change while an order is typed. */
const STALE_MS = 15_000;

/** What was asked last, or the same with other lines until it is answered. */
export interface EntryQuote {
  quote: (Quote & Partial<Pick<CorrectionQuote, 'timeStays'>>) | undefined;
  /** It is the answer to what is asked now. */
  isCurrent: boolean;
  isFailed: boolean;
}

/** What the lines cost now, and when they can be collected. Wishes change no quote. */
export function useEntryQuote(
  order: Pick<AdminOrder, 'id'> | null,
  lines: readonly EntryLine[],
  pickup: EntryPickup,
): EntryQuote {
  const api = useApi();
  const options = {
    enabled: lines.length > 0,
    staleTime: STALE_MS,
    refetchInterval: 60_000,
    placeholderData: keepPreviousData,
  } as const;
  const plain = lines.map((line) => ({ ...line, customizations: [] }));
  const pickupAt = pickupAtOf(pickup);
  const phone = useQuery({
    ...apiQuery(api, 'quotePhoneOrder', { body: { items: newItemsOf(plain), pickupAt: pickupAt ?? null } }),
    ...options,
    enabled: options.enabled && order === null,
  });
  const correction = useQuery({
    ...apiQuery(api, 'quoteCorrection', {
      params: { id: order?.id ?? '' },
      body: { items: itemsOf(plain), ...(pickupAt !== undefined && { pickupAt }) },
    }),
    ...options,
    enabled: options.enabled && order !== null,
  });
  const { data, isPlaceholderData, isError } = order === null ? phone : correction;
  if (lines.length === 0) return { quote: undefined, isCurrent: false, isFailed: false };
  return { quote: data, isCurrent: data !== undefined && !isPlaceholderData, isFailed: isError };
}
