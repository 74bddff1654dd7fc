import { API_PREFIX, endpoints, type EndpointName } from '@pickup/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HouseApi } from '../mock-api/index.js';
import { mockHouse, realHouse, type House } from './contract/house.js';
import { REFUSALS } from './contract/refusals.js';
import { scenarios } from './contract/scenarios.js';
import { differencesOf } from './contract/shape.js';
import { DATABASES, useProduct } from '../restaurant/use-product.js';

const isName = (name: string): name is EndpointName => name in endpoints;
/** A stream has no end that a test could compare. */
const NAMES = Object.keys(endpoints)
  .filter(isName)
  .filter((name) => !('events' in endpoints[name]));

/** Makes a call as its scenario says. The client holds the answer to the table's schema. */
async function play<Name extends EndpointName>(house: House, name: Name) {
  const token = endpoints[name].access === 'admin' ? await house.token() : undefined;
  const request = await scenarios[name](house);
  const answer = await house.api.call(name, request, { token });
  if (!answer.ok) throw new Error(`${name} was refused: ${answer.status} ${answer.error.message}`);
  const body: unknown = answer.text === '' ? null : JSON.parse(answer.text);
  return { status: answer.status, body };
}

describe('the comparison of two answers', () => {
  it.each([
    [{ a: 1 }, { a: 2 }, []],
    [{ a: 1 }, { a: null }, []],
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
    const mock = new HouseApi();
    mock.sessions.user = { ...mock.sessions.user, roles: ['STAFF'] };
    const { api } = mockHouse(mock);
    const answer = await api.call('adminOrders', {}, { token: mock.sessions.latestToken });
    expect([answer.status, mock.problems]).toEqual([403, []]);
  });
});

describe.each(DATABASES)('the product on %s and its mock', (database) => {
  // Where no mail server is.
  const product = useProduct(database, { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'kitchen@example.com' });
  const mock = { api: new HouseApi() };
  let real: House;
  let mocked: House;

  beforeAll(async () => {
    real = await realHouse(product());
  });
  beforeEach(() => {
    mock.api = new HouseApi();
    mocked = mockHouse(mock.api);
    return () => expect(mock.api.problems).toEqual([]);
  });

  it.each(NAMES)('answer %s alike', async (name) => {
    const [there, here] = [await play(real, name), await play(mocked, name)];
    expect([there.status, here.status]).toEqual([endpoints[name].status, endpoints[name].status]);
    expect(differencesOf(there.body, here.body)).toEqual([]);
  });

  it('take a category as a form too', async () => {
    const body = new URLSearchParams({ name: 'Tarts & pies', description: 'Baked at noon.' });
    const send = async ({ api, token }: House) => {
      const headers = { authorization: `Bearer ${await token()}` };
      const answer = await api.send(`${API_PREFIX}${endpoints.createCategory.path}`, { method: 'POST', headers, body });
      return { status: answer.status, ...endpoints.createCategory.response.parse(JSON.parse(answer.text)) };
    };
    for (const made of [await send(real), await send(mocked)]) {
      expect(made).toMatchObject({ status: 201, name: 'Tarts & pies', description: 'Baked at noon.', menuItems: [] });
    }
  });

  it.each(REFUSALS)('refuse $name with $status: $why', async ({ status, provoke }) => {
    const [there, here] = [await provoke(real), await provoke(mocked)];
    expect([there.status, here.status]).toEqual([status, status]);
  });
});
