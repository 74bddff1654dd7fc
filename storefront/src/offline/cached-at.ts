/** In the head of a page that the service worker has cached. */
const MARK = 'meta[name="cached-at"]';

/** When the page was made that is shown, in milliseconds; null where it came from the network. */
export function readMark(document: Document): number | null {
  const at = Number(document.querySelector(MARK)?.getAttribute('content') ?? Number.NaN);
  return Number.isNaN(at) ? null : at;
}

/** When what is shown was made, of a message of the service worker; undefined for any other message. */
export function readNews(data: unknown): number | null | undefined {
  if (typeof data !== 'object' || data === null || !('cachedAt' in data)) return undefined;
  return typeof data.cachedAt === 'number' || data.cachedAt === null ? data.cachedAt : undefined;
}
