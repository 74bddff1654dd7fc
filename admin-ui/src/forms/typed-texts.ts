import { isWebAddress, PLACEHOLDER_IMAGE } from '@pickup/contract';
import type { Language } from '@pickup/web';

/** A trimmed text, or null when it is blank. */
export const textOrNull = (text: string): string | null => text.trim() || null;

/** A whole number as typed; null for anything else. */
export function wholeNumber(text: string): number | null {
  const typed = text.trim();
  return /^[+-]?\d+$/.test(typed) ? Number(typed) : null;
}

/** Whether a typed text is a whole number within bounds, both included. */
export function isWholeWithin(text: string, { min, max }: { min: number; max: number }): boolean {
  const number = wholeNumber(text);
  return number !== null && number >= min && number <= max;
}

const SCHEME = /^https?:\/\//i;

/** A web address as people type it: `mirabelle.example` means `https://mirabelle.example`; blank is none. */
export function webAddressOrNull(text: string): string | null {
  const typed = text.trim();
  if (typed === '') return null;
  return SCHEME.test(typed) ? typed.replace(SCHEME, (scheme) => scheme.toLowerCase()) : `https://${typed}`;
}

/** Whether a typed web address can be one; blank can. Without its scheme it has to look like a host. */
export function canBeWebAddress(text: string): boolean {
  const typed = text.trim();
  const plausible = typed === '' || SCHEME.test(typed) || /^[^\s/.@:]+(\.[^\s/.@:]+)+(:\d+)?([/?#]|$)/.test(typed);
  return plausible && isWebAddress(webAddressOrNull(text) ?? '');
}

/** Whether a typed text can be an email address; the server has the last word. */
export const canBeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

/** An amount as its reader would type it: `12,50` in Dutch, `12.50` in English; none is blank. */
export function typedAmount(amount: number | null, language: Language): string {
  const text = amount?.toFixed(2) ?? '';
  return language === 'nl' ? text.replace('.', ',') : text;
}

/** A stored picture's address as a form shows it: blank for the placeholder. */
export const typedPicture = (imageUrl: string): string => (imageUrl === PLACEHOLDER_IMAGE ? '' : imageUrl);
