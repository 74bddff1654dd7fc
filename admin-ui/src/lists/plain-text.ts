/** A text without capitals and accents, as somebody types it who searches: `omer` for `Ömer`. */
export const plainText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
