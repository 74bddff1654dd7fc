import { describe, expect, it, vi } from 'vitest';
import { equalizeTiming } from './panel-sign-in.js';
import { matchesHash } from './account.js';

const credentials = { email: 'Developer@Example.com', password: 'a guess' };

/** Accounts of which the first has a password, the second none yet, and nobody else is there. */
const HASHES: Readonly<Record<string, string | null>> = {
  'developer@example.com': '$2a$10$developer',
  'invited@example.com': null,
};

const accounts = () => ({
  hashOf: (email: string) => Promise.resolve(HASHES[email] ?? null),
  compare: vi.fn(() => Promise.resolve(false)),
});

describe('a wrong password at the raw panel', () => {
  it.each(['nobody@example.com', 'invited@example.com'])(
    'costs the comparison that Strapi leaves out for %s',
    async (email) => {
      const { hashOf, compare } = accounts();
      await equalizeTiming({ hashOf, compare }, { ...credentials, email });
      expect(compare.mock.calls).toEqual([['a guess', expect.stringMatching(/^\$2a\$10\$[./\w]{53}$/)]]);
    },
  );

  it('is compared once where there is an account, whatever the case of its address', async () => {
    const { hashOf, compare } = accounts();
    await equalizeTiming({ hashOf, compare }, credentials);
    expect(compare).not.toHaveBeenCalled();
  });
});

describe('a password for an unknown account', () => {
  it('is compared, and never matches', async () => {
    const compare = vi.fn(() => Promise.resolve(true));
    expect(await matchesHash(compare, 'a guess', null)).toBe(false);
    expect(compare).toHaveBeenCalledTimes(1);
  });
});
