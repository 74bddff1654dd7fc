import { expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.js';

it('a queue does one thing after the other, and goes on after one that fails', async () => {
  const inTurn = oneAtATime();
  const steps: string[] = [];
  const work = (name: string) => async () => {
    steps.push(`${name} begins`);
    await Promise.resolve();
    steps.push(`${name} ends`);
    if (name === 'first') throw new Error('It failed.');
    return name;
  };
  const results = await Promise.allSettled([inTurn(work('first')), inTurn(work('second'))]);
  expect(steps).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  expect(results).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled', value: 'second' }]);
});
