import { businessDay } from '@pickup/contract';
import type { MailTexts } from './texts/mail-texts.js';

/** `18:05`, on the restaurant's clock (ruling 5). */
const clockText = (at: Date, timeZone: string, { locale }: MailTexts): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(at);

/** `Monday 23 November at 09:15` */
export function dayAndTime(at: Date, timeZone: string, texts: MailTexts): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', timeZone } as const;
  const day = new Intl.DateTimeFormat(texts.locale, parts).format(at);
  return texts.onDay(day.replace(',', ''), clockText(at, timeZone, texts));
}

/** A time of today, or a day and time of any other day. */
export function momentText(at: Date, now: Date, timeZone: string, texts: MailTexts): string {
  const isToday = businessDay(at, timeZone) === businessDay(now, timeZone);
  return isToday ? clockText(at, timeZone, texts) : dayAndTime(at, timeZone, texts);
}
