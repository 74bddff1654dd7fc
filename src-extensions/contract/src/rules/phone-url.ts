/**
 * A `tel:` link of a phone number as people write it: separators are left out, and so is the zero in `+31 (0)20`, which is
 * dialled only within the country.
 */
export const phoneUrl = (phone: string): string =>
  `tel:${phone.replace(/^(\s*\+[\d\s]*)\(0\)/, '$1').replace(/[^+\d]/g, '')}`;
