import { describe, expect, it } from 'vitest';
import { connectPostgres, requireVersion } from './postgres-connection.js';

const serverOf = (number: string, name: string) => ({ query: () => Promise.resolve({ rows: [{ number, name }] }) });

describe('a PostgreSQL server', () => {
  it.each([
    ['140000', '14.0'],
    ['170004', '17.4 (Debian 17.4-1)'],
  ])('of version %s is accepted', async (number, name) => {
    await expect(requireVersion(serverOf(number, name))).resolves.toBeUndefined();
  });

  it('that is too old is rejected with its version', async () => {
    await expect(requireVersion(serverOf('130018', '13.18'))).rejects.toThrow(
      'DATABASE_URL must lead to PostgreSQL 14 or later, but this one is 13.18.',
    );
  });

  it('that cannot be reached is reported without the password', async () => {
    const url = 'postgres://me:hunter2@127.0.0.1:1/none';
    await expect(connectPostgres(url)).rejects.toThrow(
      /^DATABASE_URL must lead to a database, but connecting failed \((?!.*hunter2).+\)\.$/,
    );
  });
});
