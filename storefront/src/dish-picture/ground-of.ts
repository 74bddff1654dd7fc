import type { ColorName } from '@pickup/web';

const GROUNDS = [
  'groundAmber',
  'groundSage',
  'groundRose',
  'groundLilac',
  'groundSky',
  'groundButter',
] as const satisfies readonly ColorName[];

/** A ground that stays the same for the same words, and that similar words rarely share. */
export function groundOf(words: string): ColorName {
  const sum = Array.from(words).reduce((total, sign) => (total * 31 + (sign.codePointAt(0) ?? 0)) % 9973, 7);
  return GROUNDS[sum % GROUNDS.length] ?? 'groundAmber';
}
