import { expect, it } from 'vitest';
import { inTurns } from './turns.js';

it('measures every side once a round, and every second round from the last side on', async () => {
  const asked: string[] = [];
  const valuesOf = await inTurns(3, ['ours', 'bare'], (side, round) => {
    asked.push(`${side} ${round}`);
    return Promise.resolve(`${side} in round ${round}`);
  });
  expect(asked).toEqual(['ours 0', 'bare 0', 'bare 1', 'ours 1', 'ours 2', 'bare 2']);
  expect(valuesOf('bare')).toEqual(['bare in round 0', 'bare in round 1', 'bare in round 2']);
});
