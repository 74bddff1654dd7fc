import fc from 'fast-check';
import { hostileText } from './hostile-values.js';
import { wellFormed } from './request.js';

/** What lies in the restaurant that the requests are made for. */
export interface Ids {
  dish: string;
  deal: string;
  all: readonly string[];
}

/** A piece of a path where an id belongs. */
export const segment = (ids: Ids): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...ids.all) },
    { weight: 1, arbitrary: hostileText.map((text) => encodeURIComponent(wellFormed(text))) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '%00',
        '%',
        '%zz',
        '%ff',
        '%c0%ae',
        '..',
        '%2e%2e',
        '%2f',
        '..%2f..%2fetc%2fpasswd',
        '*',
        '+',
        '(.*)',
        '1',
        '-1',
      ),
    },
  );

/** A query that no page of ours writes. */
export const hostileQuery: fc.Arbitrary<string> = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(
        'page',
        'size',
        'sort',
        'date',
        'days',
        'limit',
        'status',
        'categoryId',
        'email',
        'utm_source',
        '__proto__',
      ),
      hostileText,
    )
    .map(([name, value]) => `${name}=${encodeURIComponent(wellFormed(value))}`),
  fc.constantFrom(
    'page[]=1&page[]=2',
    'page[$gt]=0',
    'size=1&size=2',
    'filters[customerEmail][$contains]=a',
    'populate=*',
    'fields[0]=password',
    '__proto__[x]=1',
    'constructor[prototype][x]=1',
    'a'.repeat(8000),
    'page=1&'.repeat(900),
    '%',
    '%ff%fe',
    '&&&===',
    '?page=1?',
    'sort=createdAt%00,desc',
  ),
);
