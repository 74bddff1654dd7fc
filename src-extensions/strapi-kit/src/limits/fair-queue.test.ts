import { expect, it } from 'vitest';
import { FairQueue } from './fair-queue.js';

const endOfTurn = () => new Promise(setImmediate);

it('begins one piece of work in each turn of the event loop, and of each network in rotation', async () => {
  const queue = new FairQueue();
  const begun: string[] = [];
  const add = (network: string, count: number) => {
    for (let index = 1; index <= count; index += 1) queue.add(network, () => begun.push(`${network}${index}`));
  };
  add('flood', 5);
  add('guest', 2);
  const counts: number[] = [];
  while (begun.length < 7) {
    await endOfTurn();
    counts.push(begun.length);
    if (begun.length === 3) add('late', 1);
  }
  expect(begun.slice(0, 4)).toEqual(['flood1', 'guest1', 'flood2', 'guest2']);
  expect(begun).toHaveLength(7);
  expect(Math.max(...counts.map((count, index) => count - (counts[index - 1] ?? 0)))).toBe(1);
  while (begun.length < 8) await endOfTurn();
  // It came when five of others were to come, and waits for one of each network.
  expect(begun.indexOf('late1')).toBeLessThan(7);
  await queue.turn('guest');
  expect(begun).toHaveLength(8);
});
