const PAGE = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const CALL = { accept: 'application/json, text/plain, */*' };

/** What visitors read most. */
export const HOT_READS = [
  { path: '/', headers: PAGE },
  { path: '/menu', headers: PAGE },
  { path: '/api/menu/items', headers: CALL },
  { path: '/api/deals', headers: CALL },
  { path: '/api/restaurant/info', headers: CALL },
  { path: '/api/reviews?page=0&size=10', headers: CALL },
] as const;

/** As a browser asks, and as a program that cannot unpack. */
export const ENCODINGS = ['gzip, deflate, br', 'identity'] as const;
