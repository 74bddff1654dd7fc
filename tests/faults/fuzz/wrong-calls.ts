import { API_PREFIX, endpoints, type CallExample, type Endpoint } from '@pickup/contract';
import { callExamples } from '@pickup/contract/examples';
import fc from 'fast-check';
import { hostileQuery, segment, type Ids } from './hostile-targets.js';
import { hostileBody, hostileHeader, hostileJson } from './hostile-values.js';
import { TOKEN, inTarget, render, type FuzzRequest } from './request.js';

const PARTS = ['method', 'path', 'query', 'header', 'field', 'body', 'length'] as const;

interface Base {
  name: string;
  endpoint: Endpoint;
  example: CallExample;
}

const bases: Base[] = Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({
  name,
  endpoint,
  example: Object.entries<CallExample>(callExamples).find(([other]) => other === name)?.[1] ?? {
    request: {},
    response: null,
  },
}));

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** The example's body, of dishes and deals that exist. */
function bodyOf({ name, example }: Base, { dish, deal }: Ids): Record<string, unknown> | null {
  if (example.request.body === undefined) return null;
  const body = record(example.request.body);
  if (name !== 'placeOrder') return body;
  return {
    ...body,
    items: [
      { itemId: dish, itemType: 'menu', quantity: 1 },
      { itemId: deal, itemType: 'deal', quantity: 1 },
    ],
  };
}

/** One field of a body replaced, dropped or doubled, written by hand because no program writes such JSON. */
function withField(
  body: Record<string, unknown>,
  field: string,
  json: string,
  how: 'replace' | 'drop' | 'double',
): Buffer {
  const others = Object.entries(body)
    .filter(([key]) => key !== field || how === 'double')
    .map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`);
  const changed = how === 'drop' ? [] : [`${JSON.stringify(field)}:${json}`];
  return Buffer.from(`{${[...others, ...changed].join(',')}}`);
}

const queryOf = ({ example }: Base) =>
  new URLSearchParams(
    Object.entries(record(example.request.query)).map(([key, value]) => [key, String(value)]),
  ).toString();

/** A call of the table with one thing about it wrong. */
function wrongCall(base: Base, ids: Ids): fc.Arbitrary<FuzzRequest> {
  const { endpoint, name, example } = base;
  const body = bodyOf(base, ids);
  const keys = Object.keys(body ?? {});
  const fits = PARTS.filter((part) => body !== null || !['field', 'body', 'length'].includes(part));
  return fc
    .record({
      part: fc.constantFrom(...fits),
      owner: fc.boolean(),
      method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'),
      id: segment(ids),
      liveId: fc.constantFrom(...ids.all),
      query: hostileQuery,
      headers: fc.array(hostileHeader, { minLength: 1, maxLength: 3 }),
      field: fc.constantFrom(...keys, '__proto__', 'constructor', 'id', 'price', 'nonsense'),
      how: fc.constantFrom('replace', 'drop', 'double'),
      json: hostileJson,
      body: hostileBody,
      length: fc.constantFrom(
        ['Content-Length', '99999999'] as const,
        ['Content-Length', '1'] as const,
        ['Content-Length', '-1'] as const,
        ['Content-Length', '1e3'] as const,
        ['Content-Length', '0x10'] as const,
        ['Transfer-Encoding', 'chunked'] as const,
        ['Transfer-Encoding', 'chunked, identity'] as const,
        ['Transfer-Encoding', 'gzip'] as const,
        ['Transfer-Encoding', 'banana'] as const,
      ),
    })
    .map((wrong) => {
      const id = wrong.part === 'path' ? wrong.id : wrong.liveId;
      const path = `${API_PREFIX}${endpoint.path.replace(':id', id)}`;
      const query = [queryOf(base), wrong.part === 'query' ? wrong.query : ''].filter(Boolean).join('&');
      const given = Object.entries(record(example.request.headers)).map(
        ([key, value]) => [key, String(value)] as const,
      );
      const sent = {
        field: () => withField(body ?? {}, wrong.field, wrong.json, wrong.how),
        body: () => wrong.body,
      };
      return render({
        label: `${name}: ${wrong.part}`,
        method: wrong.part === 'method' ? wrong.method : endpoint.method,
        target: inTarget(query ? `${path}?${query}` : path),
        headers: [
          ...(wrong.part === 'header' ? wrong.headers : given),
          ...(wrong.part === 'length' ? [wrong.length] : []),
          // A stream that is let in has no end.
          ...(wrong.owner && !endpoint.events ? [['Authorization', `Bearer ${TOKEN}`] as const] : []),
        ],
        body:
          wrong.part === 'field' || wrong.part === 'body'
            ? sent[wrong.part]()
            : body && Buffer.from(JSON.stringify(body)),
      });
    });
}

/** Any call of the table with one thing about it wrong. */
export const anyWrongCall = (ids: Ids): fc.Arbitrary<FuzzRequest> =>
  fc.constantFrom(...bases).chain((base) => wrongCall(base, ids));
