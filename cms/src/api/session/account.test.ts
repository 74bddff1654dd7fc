import { expect, it } from 'vitest';
import { matchesHash } from './account.js';

it('passwords are compared one after the other', async () => {
  let underWay = 0;
  let mostAtOnce = 0;
  const compare = async (password: string, hash: string) => {
    underWay += 1;
    mostAtOnce = Math.max(mostAtOnce, underWay);
    await new Promise(setImmediate);
    underWay -= 1;
    return password === hash;
  };
  const passwords = ['soup', 'salad', 'soup', 'soup'];
  const matches = await Promise.all(passwords.map((password) => matchesHash(compare, password, 'soup')));
  expect(matches).toEqual([true, false, true, true]);
  expect(mostAtOnce).toBe(1);
});
