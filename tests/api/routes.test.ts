import { endpoints, type Endpoint, type EndpointName } from '@pickup/contract';
import { describe, expect, it } from 'vitest';
import { urlOf } from '../product/client.js';
import { useProduct } from './product/use-product.js';

/** Calls of the contract that no room answers yet. A call that answers must leave this list. */
const NOT_YET: ReadonlySet<EndpointName> = new Set<EndpointName>([]);

interface NamedEndpoint extends Endpoint {
  name: EndpointName;
}

const isName = (name: string): name is EndpointName => name in endpoints;
const all: NamedEndpoint[] = Object.entries(endpoints).flatMap(([name, endpoint]) =>
  isName(name) ? [{ ...endpoint, name }] : [],
);
const live = all.filter(({ name }) => !NOT_YET.has(name));

const product = useProduct();

/** Asks a call with nothing but an unknown id and, if wanted, a token. */
const ask = (endpoint: Endpoint, token?: string) =>
  product().api.send(urlOf(endpoint, { params: { id: 'unknown' } }), {
    method: endpoint.method,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });

/** A path that another call's parameter would take for an id answers in that call's name. */
const isSwallowed = ({ path, method }: Endpoint) =>
  all.some(
    (other) =>
      other.path !== path &&
      other.method === method &&
      new RegExp(`^${other.path.replace(/:\w+/g, '[^/]+')}$`).test(path),
  );

/** Whether the running product has a route of its own for a call. */
async function answers(endpoint: NamedEndpoint): Promise<boolean> {
  const { status, text } = await ask(endpoint, product().token);
  if (status === 405 || text.includes('There is no call')) return false;
  return !isSwallowed(endpoint) || status === endpoint.status;
}

describe('every call of the contract', () => {
  it.each(live)('$method $path has a route', async (endpoint) => {
    expect(await answers(endpoint)).toBe(true);
  });

  it.each(all.filter(({ name }) => NOT_YET.has(name)))(
    '$method $path is listed as not yet there, and is not',
    async (endpoint) => {
      expect(await answers(endpoint)).toBe(false);
    },
  );
});
