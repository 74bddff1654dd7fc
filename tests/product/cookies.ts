/** As much of the global `fetch` as a client needs. */
export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

interface Cookie {
  value: string;
  path: string;
}

const SET_COOKIE = /^([^=]+)=([^;]*)/;

/** A `fetch` that keeps the cookies of its answers and sends them back below their path, as a browser does. */
export function keepingCookies(send: Fetch = fetch): Fetch {
  const jar = new Map<string, Cookie>();
  const keep = (line: string) => {
    const [, name = '', value = ''] = SET_COOKIE.exec(line) ?? [];
    if (value === '') jar.delete(name);
    else jar.set(name, { value, path: /; *path=([^;]*)/i.exec(line)?.[1] ?? '/' });
  };
  return async (url, init) => {
    const { pathname } = new URL(url);
    const sent = [...jar].filter(([, { path }]) => pathname.startsWith(path));
    const headers = new Headers(init?.headers);
    if (sent.length > 0) headers.set('cookie', sent.map(([name, { value }]) => `${name}=${value}`).join('; '));
    const response = await send(url, { ...init, headers });
    response.headers.getSetCookie().forEach(keep);
    return response;
  };
}
