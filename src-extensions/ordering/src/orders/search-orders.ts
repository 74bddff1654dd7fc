import type { Knex } from 'knex';

/** Parts of names and phone numbers are searched in so many of the newest orders, so that a search costs the same however many there are. */
const NEWEST = 10_000;

/** Digits alone are searched as a phone number from so many on. */
const MIN_DIGITS = 4;

/** What people type between the digits of a phone number. */
const SEPARATORS = [' ', '-', '.', '/', '(', ')'];

const PHONE_DIGITS = SEPARATORS.reduce((text, separator) => `REPLACE(${text}, '${separator}', '')`, 'customer_phone');

/**
 * The pattern of a text that contains another, for `LIKE … ESCAPE '!'`. A letter outside ASCII stands for any letter:
 * SQLite knows no capitals of them.
 */
export const containing = (text: string): string =>
  `%${Array.from(text.toLowerCase())
    .map((letter) => (letter > '~' ? '_' : /[%_!]/.test(letter) ? `!${letter}` : letter))
    .join('')}%`;

/**
 * Narrows a query of orders to those a text finds, whatever its capitals: by a whole number or email address all of them, by
 * a part of number, name, phone or email address the newest.
 */
export function whereFound(orders: Knex.QueryBuilder, db: Knex, search: string): void {
  const typed = search.trim();
  const pattern = containing(typed);
  const digits = typed.replace(/[^\d+]/g, '');
  const isPhone = digits.length >= MIN_DIGITS && !/\p{L}/u.test(typed);
  // Of fewer orders it is 0: all of them are the newest.
  const before = db('orders').select('id').orderBy('id', 'desc').limit(1).offset(NEWEST);
  orders.where((found) => {
    found
      .where('number', typed)
      .orWhere('customer_email', typed.toLowerCase())
      .orWhere((recent) => {
        recent.whereRaw('id > COALESCE((?), 0)', [before]).where((part) => {
          for (const column of ['number', 'customer_name', 'customer_phone', 'customer_email'])
            part.orWhereRaw(`LOWER(??) LIKE ? ESCAPE '!'`, [column, pattern]);
          if (isPhone) part.orWhereRaw(`${PHONE_DIGITS} LIKE ?`, [`%${digits}%`]);
        });
      });
  });
}
