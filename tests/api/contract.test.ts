import { API_PREFIX, endpoints, type EndpointName } from '@pickup/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MockApi } from '../mock-api/index.js';
import { mockTarget, productTarget, type Target } from './contract/target.js';
import { AGREEMENTS } from './contract/agreements.js';
import { another, openRecord, READ_ONLY, REPLACING } from './contract/read-only-fields.js';
import { REFUSALS } from './contract/refusals.js';
import { requestFor } from './contract/scenarios.js';
import { differencesOf } from './contract/shape.js';
import { NO_MAIL_SERVER } from '../restaurant/use-mail.js';
import { DATABASES, DATABASES_IN_DEPTH, useProduct } from '../restaurant/use-product.js';

const isChanging = (name: string): name is keyof typeof READ_ONLY => name in READ_ONLY;
const CHANGING = Object.keys(READ_ONLY).filter(isChanging);

const isName = (name: string): name is EndpointName => name in endpoints;
/** Every call but the event stream, which has no end to compare. */
const NAMES = Object.keys(endpoints)
  .filter(isName)
  .filter((name) => !('events' in endpoints[name]));

/** Makes a call as its scenario says. The client holds the answer to the table's schema. */
async function play<Name extends EndpointName>(target: Target, name: Name) {
  const token = endpoints[name].access === 'admin' ? await target.token() : undefined;
  const request = await requestFor(target, name);
  const answer = await target.api.call(name, request, { token });
  if (!answer.ok) throw new Error(`${name} was refused: ${answer.status} ${answer.error.message}`);
  const body: unknown = answer.text === '' ? null : JSON.parse(answer.text);
  return { status: answer.status, body };
}

describe('the comparison of two answers', () => {
  it.each([
    [{ a: 1 }, { a: 2 }, []],
    [{ a: 1 }, { a: null }, []],
    [{ a: { b: { c: 1 } } }, { a: null }, []],
    [{ a: 1 }, { a: '1' }, ['.a is number there and string here']],
    [{ a: 1 }, { a: 1, b: null }, [".b is in the mock's answer alone"]],
    [[{ a: 1 }], [], ["[] is in the product's answer alone", "[].a is in the product's answer alone"]],
    [[{ a: 1 }, { a: null }], [{ a: 7 }], []],
    [{ '2026-11-21': 1 }, { '2026-01-01': 2 }, []],
  ])('of %j and %j finds %j', (real, mocked, found) => {
    expect(differencesOf(real, mocked)).toEqual(found);
  });
});

describe('the mock', () => {
  it('refuses an account that is no ADMIN, as the product does', async () => {
    const mock = new MockApi();
    mock.sessions.user = { ...mock.sessions.user, roles: ['STAFF'] };
    const { api } = mockTarget(mock);
    const answer = await api.call('adminOrders', {}, { token: mock.sessions.latestToken });
    expect([answer.status, mock.problems]).toEqual([403, []]);
  });
});

describe('every call that replaces a record', () => {
  it('is in the table of read-only fields', () => {
    expect(CHANGING.sort()).toEqual(REPLACING.sort());
  });
});

describe.each(DATABASES)('the product on %s and its mock', (database) => {
  const product = useProduct(database, NO_MAIL_SERVER);
  const mock = { api: new MockApi() };
  let real: Target;
  let mocked: Target;

  beforeAll(async () => {
    real = await productTarget(product());
  });
  beforeEach(() => {
    mock.api = new MockApi();
    mocked = mockTarget(mock.api);
    return () => expect(mock.api.problems).toEqual([]);
  });

  it.each(NAMES)('answer %s alike', async (name) => {
    const [there, here] = [await play(real, name), await play(mocked, name)];
    expect([there.status, here.status]).toEqual([endpoints[name].status, endpoints[name].status]);
    expect(differencesOf(there.body, here.body)).toEqual([]);
  });

  it('take a category as a form too', async () => {
    const body = new URLSearchParams({ name: 'Tarts & pies', description: 'Baked at noon.' });
    const send = async ({ api, token }: Target) => {
      const headers = { authorization: `Bearer ${await token()}` };
      const answer = await api.send(`${API_PREFIX}${endpoints.createCategory.path}`, { method: 'POST', headers, body });
      return { status: answer.status, ...endpoints.createCategory.response.parse(JSON.parse(answer.text)) };
    };
    for (const made of [await send(real), await send(mocked)]) {
      expect(made).toMatchObject({ status: 201, name: 'Tarts & pies', description: 'Baked at noon.', menuItems: [] });
    }
  });

  it.each(CHANGING)('accept their own response unchanged as the body of %s', async (name) => {
    for (const target of [real, mocked]) {
      const { shown, send } = await openRecord(target, name);
      const { status, body } = await send(shown);
      expect([status, { ...body, version: '' }]).toEqual([200, { ...shown, version: '' }]);
    }
  });

  /** Every call is made on each database above; what comes of these cases no database decides. */
  const inDepth = <Case>(cases: readonly Case[]) => (DATABASES_IN_DEPTH.includes(database) ? cases : []);
  const readOnly = CHANGING.flatMap((name) => READ_ONLY[name].map((field) => ({ name, field })));
  it.each(inDepth(readOnly))('refuse a changed read-only $field in $name and name it', async ({ name, field }) => {
    for (const target of [real, mocked]) {
      const { shown, send } = await openRecord(target, name);
      const value = shown[field];
      const is = typeof value === 'object' && value !== null ? '' : ` and is ${JSON.stringify(value)}`;
      const message = `${field} is read-only${is}.`;
      for (const wrong of [another(value), { of: 'another kind' }]) {
        const { status, body } = await send({ ...shown, [field]: wrong });
        expect(body).toMatchObject({ error: { message, details: { issues: [{ path: field, message }] } } });
        expect(status).toBe(400);
      }
      expect((await send(shown)).status).toBe(200);
    }
  });

  it.each(inDepth(AGREEMENTS))('agree that $what', async ({ observe, expected }) => {
    expect([await observe(real), await observe(mocked)]).toEqual([expected, expected]);
  });

  it('take an empty parameter of a query for one that is not given', async () => {
    for (const { api, token } of [real, mocked]) {
      const headers = { authorization: `Bearer ${await token()}` };
      for (const [empty, plain] of [
        ['/admin/orders?status=&date=&size=1', '/admin/orders?size=1'],
        ['/admin/deals?active=&featured=&type=&page=', '/admin/deals'],
        ['/menu/items?categoryId=', '/menu/items'],
      ] as const) {
        const [one, other] = [
          await api.send(`${API_PREFIX}${empty}`, { headers }),
          await api.send(`${API_PREFIX}${plain}`, { headers }),
        ];
        expect([empty, one.status, one.text]).toEqual([empty, 200, other.text]);
      }
    }
  });

  it.each(inDepth(REFUSALS))('refuse $name with $status: $why', async ({ status, provoke }) => {
    const [there, here] = [await provoke(real), await provoke(mocked)];
    expect([there.status, here.status]).toEqual([status, status]);
  });
});
