import { API_PREFIX, endpoints, type Endpoint } from '@pickup/contract';

/** Methods in the order in which an `Allow` header names them. */
export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** Whether any path answers a method. */
export const isMethod = (method: string): boolean => METHODS.some((known) => known === method);

/** The value of an `Allow` header: these methods, HEAD where there is GET, and OPTIONS, which answers everywhere. */
export function allowOf(methods: readonly string[]): string {
  const allowed = new Set(['OPTIONS', ...methods, ...(methods.includes('GET') ? ['HEAD'] : [])]);
  return METHODS.filter((method) => allowed.has(method)).join(', ');
}

interface KnownPath {
  pattern: RegExp;
  methods: string[];
  parameters: number;
}

const PARAMETER = /:[a-z]+/gi;

/** The methods of each path. The router ignores case and a trailing slash, so this does too. */
function knownPaths(table: readonly { method: string; path: string }[]): KnownPath[] {
  const known = new Map<string, KnownPath>();
  for (const { method, path } of table) {
    const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(PARAMETER, '[^/]+')}/?$`, 'i');
    const parameters = path.match(PARAMETER)?.length ?? 0;
    const methods = known.get(path)?.methods ?? [];
    known.set(path, { pattern, parameters, methods: [...methods, method] });
  }
  // Fixed paths before paths with parameters, as in OpenAPI: `/orders/quote` before `/orders/:id`.
  return [...known.values()].sort((one, other) => one.parameters - other.parameters);
}

/** Finds the methods of a path below `/api`; null for an unknown path. */
export type MethodsAt = (path: string) => readonly string[] | null;

/** @param files paths below `/api` beside the calls, for GET only */
export function createMethodsAt(files: readonly string[] = []): MethodsAt {
  const calls = Object.values<Endpoint>(endpoints).map(({ method, path }) => ({ method, path }));
  const known = knownPaths([...calls, ...files.map((path) => ({ method: 'GET', path }))]);
  return (path) => {
    if (path.slice(0, API_PREFIX.length).toLowerCase() !== API_PREFIX) return null;
    const below = path.slice(API_PREFIX.length);
    return known.find(({ pattern }) => pattern.test(below))?.methods ?? null;
  };
}
