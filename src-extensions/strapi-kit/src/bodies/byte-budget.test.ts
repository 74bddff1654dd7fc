import { describe, expect, it } from 'vitest';
import { ByteBudget } from './byte-budget.js';

/** A budget in small numbers, and the names of the bodies that were given up. */
function openBudget() {
  const budget = new ByteBudget({ total: 100, perPeer: 40, minimum: 10 });
  const refused: string[] = [];
  const begin = (sender: string, name: string) => budget.begin(sender, () => refused.push(name));
  return { budget, refused, begin };
}

describe('the budget of unfinished bodies', () => {
  it('counts received bytes, and at least the minimum, until a body ends', () => {
    const { budget, begin } = openBudget();
    const body = begin('a', 'first');
    expect(budget.cost).toBe(10);
    body.hold(3);
    expect(budget.cost).toBe(10);
    body.hold(25);
    expect(budget.cost).toBe(25);
    body.end();
    body.end();
    body.hold(30);
    expect(budget.cost).toBe(0);
  });

  it('rejects only the oldest body of a sender over the limit', () => {
    const { budget, refused, begin } = openBudget();
    begin('b', 'other').hold(20);
    begin('a', 'first').hold(15);
    begin('a', 'second').hold(15);
    begin('a', 'third').hold(15);
    expect(refused).toEqual(['first']);
    expect(budget.cost).toBe(50);
  });

  it('rejects the oldest body of all when the total is over the limit', () => {
    const { budget, refused, begin } = openBudget();
    for (const name of ['a', 'b', 'c', 'd']) begin(name, name).hold(30);
    expect(refused).toEqual(['a']);
    begin('e', 'e').hold(40);
    expect(refused).toEqual(['a', 'b']);
    expect(budget.cost).toBe(100);
  });

  it('rejects a body that is over the limit by itself', () => {
    const { budget, refused, begin } = openBudget();
    begin('a', 'huge').hold(41);
    expect([refused, budget.cost]).toEqual([['huge'], 0]);
  });

  it('limits the number of bodies that send nothing', () => {
    const { refused, begin } = openBudget();
    for (let index = 0; index < 6; index += 1) begin('a', `a${index}`);
    expect(refused).toEqual(['a0', 'a1']);
  });
});
