import { API_PREFIX, endpoints, type EndpointName } from '@pickup/contract';

interface Route {
  name: EndpointName;
  method: string;
  pattern: RegExp;
}

const isName = (name: string): name is EndpointName => name in endpoints;

function routeOf(name: EndpointName): Route {
  const { method, path } = endpoints[name];
  return { name, method, pattern: new RegExp(`^${API_PREFIX}${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`) };
}

const hasParameters = ({ name }: Route) => endpoints[name].path.includes(':');

/** Literal paths first, so that `/admin/deals/statistics` is not taken for a deal's id. */
const ROUTES = Object.keys(endpoints)
  .filter(isName)
  .map(routeOf)
  .sort((one, other) => Number(hasParameters(one)) - Number(hasParameters(other)));

/** Every endpoint of the table. */
export const NAMES: readonly EndpointName[] = ROUTES.map(({ name }) => name);

/** The endpoint that a request is for, with the decoded parameters of its path; null when there is none. */
export function endpointOf({ method, url }: Request): { name: EndpointName; params: Record<string, string> } | null {
  const { pathname } = new URL(url);
  for (const route of ROUTES) {
    const found = route.method === method ? route.pattern.exec(pathname) : null;
    if (!found) continue;
    const params = Object.entries(found.groups ?? {}).map(([key, text]) => [key, decodeURIComponent(text)] as const);
    return { name: route.name, params: Object.fromEntries(params) };
  }
  return null;
}
