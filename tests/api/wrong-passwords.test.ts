import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { OWNER_EMAIL, readSecrets } from '../product/secrets.js';
import { DATABASES, useProduct } from '../restaurant/use-product.js';

describe.each(DATABASES)('too many wrong passwords on %s', (database) => {
  const product = useProduct(database, { RATE_LIMITS: 'on', TRUST_PROXY: 'true' });
  const tryFrom = (address: string, email: string, password = 'wrong') =>
    product().api.call('login', { body: { email, password } }, { headers: { 'x-forwarded-for': address } });

  it('of one account, from anywhere: 429, also with the right one, and with a time to come back', async () => {
    for (let turn = 1; turn <= 10; turn += 1) {
      expect((await tryFrom(`10.0.0.${turn}`, 'nobody@example.com')).status).toBe(401);
    }
    const refused = await tryFrom('10.0.0.99', 'Nobody@Example.com');
    expect(refused).toMatchObject({ status: 429, error: { message: 'Too many attempts. Try again in 15 minutes.' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
    const { OWNER_PASSWORD } = await readSecrets(product().dataDir);
    expect((await tryFrom('10.0.0.99', OWNER_EMAIL, OWNER_PASSWORD)).status).toBe(200);
  });

  it('from one address: 429 for any account, and none elsewhere', async () => {
    for (let turn = 1; turn <= 30; turn += 1) await tryFrom('10.1.0.1', `someone${turn}@example.com`);
    expect((await tryFrom('10.1.0.1', 'fresh@example.com')).status).toBe(429);
    expect((await tryFrom('10.1.0.2', 'fresh@example.com')).status).toBe(401);
  });

  it('are forgotten by the right one', async () => {
    const { OWNER_PASSWORD } = await readSecrets(product().dataDir);
    for (let round = 1; round <= 3; round += 1) {
      for (let turn = 1; turn <= 8; turn += 1) expect((await tryFrom('10.2.0.1', OWNER_EMAIL)).status).toBe(401);
      expect((await tryFrom('10.2.0.1', OWNER_EMAIL, OWNER_PASSWORD)).status).toBe(200);
    }
  });

  it('cannot be got round by twenty at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => tryFrom('10.3.0.1', 'many@example.com')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  it('leave nobody and nothing readable in the database', async () => {
    const { sql } = product();
    // On SQLite the only instance counts in memory.
    const hasTable = await sql.schema.hasTable('rate_limits');
    expect(hasTable).toBe(database === 'postgres');
    const rows = hasTable ? z.array(z.object({ key: z.string() })).parse(await sql('rate_limits').select('key')) : [];
    expect(rows.length > 0).toBe(hasTable);
    expect(rows.filter(({ key }) => /@|\d+\.\d+\.\d+/.test(key))).toEqual([]);
  });
});
