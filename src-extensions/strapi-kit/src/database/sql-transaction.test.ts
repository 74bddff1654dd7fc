import { describe, expect, it } from 'vitest';
import { retryOnSerializationFailure } from './sql-transaction.js';

const fault = (code: string) => Object.assign(new Error(`fault ${code}`), { code });

/** A transaction that fails so many times, and how often it was tried. */
function failing(times: number, code: string) {
  const tried = { count: 0 };
  const attempt = () => {
    tried.count += 1;
    return tried.count <= times ? Promise.reject(fault(code)) : Promise.resolve('stored');
  };
  return { tried, attempt };
}

describe('a transaction that the database undoes', () => {
  it.each(['40P01', '40001'])('for the sake of another (%s) is run again', async (code) => {
    const { tried, attempt } = failing(3, code);
    expect(await retryOnSerializationFailure(attempt)).toBe('stored');
    expect(tried.count).toBe(4);
  });

  it('time and again fails in the end', async () => {
    const { tried, attempt } = failing(Infinity, '40P01');
    await expect(retryOnSerializationFailure(attempt)).rejects.toThrow('fault 40P01');
    expect(tried.count).toBe(6);
  });

  it.each(['23505', 'SQLITE_CONSTRAINT_UNIQUE', '57014'])('for a reason of its own (%s) is not', async (code) => {
    const { tried, attempt } = failing(1, code);
    await expect(retryOnSerializationFailure(attempt)).rejects.toThrow(`fault ${code}`);
    expect(tried.count).toBe(1);
  });
});
