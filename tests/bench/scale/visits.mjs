import autocannon from 'autocannon';

/*
 * Visits a site as fast as it answers, and writes how many visits there were in a second and of how many requests each is:
 *
 *     node visits.mjs ORIGIN SECONDS CONNECTIONS
 *
 * A visit asks for the home page and the menu, for every file that the menu names, the first pictures of dishes included,
 * and for the calls of a visitor who looks around. Nothing is cached: it is a first visit.
 */
const [origin, seconds, connections] = process.argv.slice(2);

const PICTURES = 8;
const CALLS = ['/api/menu/items', '/api/deals', '/api/restaurant/info', '/api/reviews?page=0&size=10'];

const html = await (await fetch(`${origin}/menu`, { headers: { accept: 'text/html' } })).text();
const named = [...html.matchAll(/(?:src|href)="(\/[\w./-]+\.\w+)"/g)].map(([, path]) => path);
const isPicture = (path) => /\.(webp|png|jpg|avif)$/.test(path);
const files = [...new Set(named)];
const paths = [
  '/',
  '/menu',
  ...files.filter((path) => !isPicture(path)),
  ...files.filter(isPicture).slice(0, PICTURES),
  ...CALLS,
];

const result = await autocannon({
  url: origin,
  duration: Number(seconds),
  connections: Number(connections),
  headers: { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html,application/json,*/*' },
  requests: paths.map((path) => ({ path })),
});
if (result.errors + result.timeouts + result.non2xx > 0) throw new Error(`${result.non2xx} requests were refused`);
const visitsPerSecond = result['2xx'] / result.duration / paths.length;
process.stdout.write(JSON.stringify({ visitsPerSecond, requestsPerVisit: paths.length }));
