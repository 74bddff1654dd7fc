import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { API_PREFIX, endpoints } from '@pickup/contract';
import type { Knex } from 'knex';
import { beforeAll, describe, expect, it } from 'vitest';
import { OWNER_EMAIL, readSecrets } from '../../product/secrets.js';
import { dishLine, orderOf } from '../../restaurant/orders.js';
import { signInToPanel } from '../../restaurant/panel.js';
import { held } from '../../restaurant/sessions.js';
import { DATABASES_IN_DEPTH, LIMITED, useProduct } from '../../restaurant/use-product.js';

/** Words that nobody else uses. */
const mark = randomBytes(4).toString('hex');
const digits = String(randomInt(10_000_000, 99_999_999));
const who = {
  customerName: `Wilhelmina Quispel-${mark}`,
  customerEmail: `wilhelmina.${mark}@example.com`,
  customerPhone: `+31 6 ${digits}`,
  notes: `third floor, ring at Quispel ${mark}`,
};
const customization = `write Wilhelmina-${mark} on it`;
const comment = `Wilhelmina ${mark} thinks so too.`;
const wrongPassword = `not-the-one-${mark}`;

/** Statements that make a database fail in the middle of a write, each with one that mends it. */
const BREAKDOWNS = {
  sqlite: [
    [
      `CREATE TRIGGER break_lines BEFORE INSERT ON order_lines BEGIN SELECT RAISE(ABORT, 'broken'); END`,
      'DROP TRIGGER break_lines',
    ],
    ['ALTER TABLE order_lines RENAME TO gone_lines', 'ALTER TABLE gone_lines RENAME TO order_lines'],
  ],
  postgres: [
    [
      `CREATE FUNCTION break_lines() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN RAISE EXCEPTION 'no % here', NEW.customizations; END $$;
       CREATE TRIGGER break_lines BEFORE INSERT ON order_lines FOR EACH ROW EXECUTE FUNCTION break_lines()`,
      'DROP FUNCTION break_lines() CASCADE',
    ],
    [
      `ALTER TABLE orders ADD CONSTRAINT nobody CHECK (customer_email = 'nobody') NOT VALID`,
      'ALTER TABLE orders DROP CONSTRAINT nobody',
    ],
    [
      `CREATE FUNCTION break_number() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN NEW.total_cents := NEW.customer_name::integer; RETURN NEW; END $$;
       CREATE TRIGGER break_number BEFORE INSERT ON orders FOR EACH ROW EXECUTE FUNCTION break_number()`,
      'DROP FUNCTION break_number() CASCADE',
    ],
  ],
} as const;

/** Runs work while a table is away. */
async function without(sql: Knex, table: string, work: () => Promise<void>): Promise<void> {
  await sql.schema.renameTable(table, `${table}_away`);
  try {
    await work();
  } finally {
    await sql.schema.renameTable(`${table}_away`, table);
  }
}

describe.each(DATABASES_IN_DEPTH)('what the product says of itself on %s', (database) => {
  const product = useProduct(database, LIMITED);
  /** Everything of a person or of a session that the product met in this test. */
  const secrets = new Map<string, string>();

  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    product().api.send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.77', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const pathOf = (name: keyof typeof endpoints) => `${API_PREFIX}${endpoints[name].path}`;

  async function orderBody() {
    const [dish] = await product().api.get('menuItems', {});
    return orderOf([{ ...dishLine(dish?.id ?? ''), customizations: [customization] }], who);
  }

  async function visit(): Promise<void> {
    const { api } = product();
    const key = randomUUID();
    secrets.set('an idempotency key', key);
    const placed = await api.get('placeOrder', { body: await orderBody(), headers: { 'idempotency-key': key } });
    secrets.set('a public order id', placed.id);
    await api.get('order', { params: { id: placed.id } });
    const { customerName, customerEmail } = who;
    const { id } = await api.get('createReview', {
      body: { customerName, customerEmail, rating: 5, comment, orderNumber: placed.orderNumber },
    });
    await api.get('voteHelpful', { params: { id } });
    await post(pathOf('placeOrder'), `{"customerName":"${who.customerName}`);
    await post(pathOf('placeOrder'), { ...(await orderBody()), customerPhone: customization });
    await api.send(`/orders/${placed.id}?email=${encodeURIComponent(who.customerEmail)}`);
  }

  async function signInAndOut(): Promise<void> {
    const { api, dataDir } = product();
    const { OWNER_PASSWORD, PANEL_PASSWORD } = await readSecrets(dataDir);
    const login = { email: OWNER_EMAIL, password: OWNER_PASSWORD };
    const session = held(await api.call('login', { body: login }));
    for (const body of [
      { ...login, password: wrongPassword },
      { ...login, email: who.customerEmail },
    ]) {
      expect((await api.call('login', { body })).status).toBe(401);
    }
    const wrong = { email: who.customerEmail, password: wrongPassword };
    for (const path of ['/admin/login', '/admin/forgot-password', '/api/auth/local']) await post(path, wrong);
    await signInToPanel(api, dataDir);
    secrets.set("the owner's password", OWNER_PASSWORD);
    secrets.set("the developer's password", PANEL_PASSWORD);
    secrets.set('an access token', session.token);
    secrets.set('a refresh cookie', session.cookie);
    await api.send(pathOf('adminOrders'), { headers: { authorization: `Bearer ${session.token}x` } });
    await post(pathOf('logout'), {}, { cookie: `pickup_refresh=${session.cookie}` });
  }

  /** Faults of the database under our calls, and one under the raw panel's. */
  async function breakDown(): Promise<number[]> {
    const { api, dataDir, sql, token } = product();
    const statuses: number[] = [];
    const keep = async (answer: Promise<{ status: number }>) => void statuses.push((await answer).status);
    for (const [breakIt, mendIt] of BREAKDOWNS[database]) {
      await sql.raw(breakIt);
      await keep(post(pathOf('placeOrder'), await orderBody(), { 'idempotency-key': randomUUID() }));
      await sql.raw(mendIt);
    }
    const panel = await signInToPanel(api, dataDir);
    const bearer = { authorization: `Bearer ${token}` };
    const { customerName, customerEmail } = who;
    await without(sql, 'reviews', async () => {
      await keep(post(pathOf('createReview'), { customerName, customerEmail, rating: 1, comment }));
      const search = `${pathOf('exportCustomer')}?email=${encodeURIComponent(customerEmail)}`;
      await keep(api.send(search, { headers: bearer }));
    });
    await without(sql, 'customers', async () => {
      await keep(post(pathOf('eraseCustomer'), { email: customerEmail }, bearer));
      const search = `?_q=${encodeURIComponent(customerName)}`;
      const list = panel.ask(`/content-manager/collection-types/plugin::ordering.customer${search}`);
      await expect(list).rejects.toThrow('answered 500');
    });
    await without(sql, 'up_users', async () => {
      await keep(post(pathOf('login'), { email: customerEmail, password: wrongPassword }));
    });
    return statuses;
  }

  let faults: number[] = [];
  beforeAll(async () => {
    await visit();
    await signInAndOut();
    faults = await breakDown();
  });

  it('tells of every fault, with the place in the code', () => {
    expect(faults).toEqual(Array<number>(BREAKDOWNS[database].length + 4).fill(500));
    const told = product().logs();
    expect(told.match(/^\[.*\] error: (SqliteError|error) \(\w+\): /gm)).toHaveLength(faults.length + 1);
    expect(told).toMatch(/^ {4}at .*:\d+:\d+/m);
  });

  it("holds no customer's name, address, number, note, customization or words", () => {
    const told = product().logs().split('\n');
    for (const word of [
      mark,
      digits,
      'Quispel',
      'Wilhelmina',
      ...Object.values(who),
      customization,
      comment,
      '198.51.100.77',
    ]) {
      expect(told.filter((line) => line.includes(word))).toEqual([]);
    }
  });

  it('holds no password, token, cookie, key or order secret', () => {
    const told = product().logs();
    expect([...secrets.keys()]).toHaveLength(6);
    for (const [what, secret] of secrets) {
      expect(secret.length, what).toBeGreaterThan(7);
      expect(told.includes(secret), what).toBe(false);
    }
    expect(told).not.toContain(wrongPassword);
  });
});
