import { expect, it } from 'vitest';
import { FairQueue } from './fair-queue.js';

const endOfTurn = () => new Promise(setImmediate);

/** Keeps the process busy. */
function work(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

it('begins work of each network in rotation', async () => {
  const queue = new FairQueue();
  const begun: string[] = [];
  const add = (network: string, count: number) => {
    for (let index = 1; index <= count; index += 1) queue.add(network, () => begun.push(`${network}${index}`));
  };
  add('flood', 100);
  add('guest', 2);
  while (begun.length < 10) await endOfTurn();
  add('late', 1);
  const before = begun.length;
  await queue.turn('other');
  expect(begun.slice(0, 4)).toEqual(['flood1', 'guest1', 'flood2', 'guest2']);
  // It came when many of another were to come, and waits for one of each network.
  expect(begun.indexOf('late1')).toBeLessThan(before + 3);
});

it('begins little in one turn of the event loop, and less of what takes long', async () => {
  const most = async (ms: number) => {
    const queue = new FairQueue();
    let begun = 0;
    for (let index = 0; index < 40; index += 1)
      queue.add('flood', () => {
        begun += 1;
        work(ms);
      });
    const counts = [0];
    while (begun < 40) {
      await endOfTurn();
      counts.push(begun);
    }
    return Math.max(...counts.map((count, index) => count - (counts[index - 1] ?? 0)));
  };
  expect(await most(0)).toBe(16);
  expect(await most(5)).toBe(1);
});
