import { isWebAddress } from '@pickup/contract';

/** A text that may be left out: blank is none. */
export const textOrNull = (text: string): string | null => text.trim() || null;

/** A web address as people type it: `mirabelle.example` means `https://mirabelle.example`; blank is none. */
export function webAddressOrNull(text: string): string | null {
  const typed = text.trim();
  if (typed === '') return null;
  return /^https?:\/\//i.test(typed) ? typed.replace(/^https?/i, (scheme) => scheme.toLowerCase()) : `https://${typed}`;
}

/** Whether a typed web address can be one; blank can. */
export function canBeWebAddress(text: string): boolean {
  const address = webAddressOrNull(text);
  return address === null || (isWebAddress(address) && /^https?:\/\/[^\s/.@:]+(\.[^\s/.@:]+)+(:\d+)?([/?#]|$)/.test(address));
}

/** Whether a typed text can be an email address; the server has the last word. */
export const canBeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
