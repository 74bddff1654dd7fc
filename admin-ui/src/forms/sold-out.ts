import { addDays, isSoldOutOn, SOLD_OUT_FOREVER, type SoldOutUntil } from '@pickup/contract';
import { formatDay, type Language } from '@pickup/web';
import type { TFunction } from 'i18next';

/** Whether something is sold out, and for how long. */
export const SOLD_OUT_KINDS = ['no', 'today', 'until', 'forever'] as const;
type SoldOutKind = (typeof SOLD_OUT_KINDS)[number];

/** As a form holds it; the day stays while another kind is tried. */
export interface SoldOutValues {
  kind: SoldOutKind;
  /** The day on which it is back. */
  day: string;
}

export const NOT_SOLD_OUT: SoldOutValues = { kind: 'no', day: '' };

/** When what is sold out for today is back. */
export const backTomorrow = (today: string): string => addDays(today, 1);

/** A stored end as its form shows it; what is back already is not sold out. @param today the day of service */
export function soldOutValues(until: SoldOutUntil, today: string): SoldOutValues {
  if (until === null || !isSoldOutOn(today, until)) return NOT_SOLD_OUT;
  if (until === SOLD_OUT_FOREVER) return { kind: 'forever', day: '' };
  return until === backTomorrow(today) ? { kind: 'today', day: '' } : { kind: 'until', day: until };
}

/** What is saved. @param today the day of service */
export function soldOutUntilOf({ kind, day }: SoldOutValues, today: string): SoldOutUntil {
  const ends = { no: null, today: backTomorrow(today), until: day, forever: SOLD_OUT_FOREVER };
  return ends[kind];
}

/** Validates it; null when it can be saved. @param today the day of service */
export const soldOutProblem = ({ kind, day }: SoldOutValues, today: string, t: TFunction): string | null =>
  kind === 'until' && day <= today ? t('soldOut.chooseDay') : null;

/** `Sold out until Tue 24 Nov`; null when it is not sold out. @param today the day of service */
export function soldOutWords(until: SoldOutUntil, today: string, t: TFunction, language: Language): string | null {
  const { kind, day } = soldOutValues(until, today);
  if (kind === 'no') return null;
  return t(`soldOut.badge.${kind}`, { day: kind === 'until' ? formatDay(day, { language, short: true }) : '' });
}

/** What a form says, in words, for comparing two versions. */
export const describeSoldOut = ({ kind, day }: SoldOutValues, t: TFunction, language: Language): string =>
  kind === 'until' && day !== ''
    ? t('soldOut.badge.until', { day: formatDay(day, { language }) })
    : t(`soldOut.kind.${kind}`);

/** What a form calls a field of the body. */
export const soldOutFieldOf = (path: string): string => (path === 'soldOutUntil' ? 'soldOut' : path);
