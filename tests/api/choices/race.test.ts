import { toCents } from '@pickup/contract';
import { describe, expect, it } from 'vitest';
import { storedFigures } from '../../restaurant/content.js';
import { groupCalls, SIZE } from '../../restaurant/option-groups.js';
import { orderOf } from '../../restaurant/orders.js';
import { DATABASES, useProduct } from '../../restaurant/use-product.js';

const ORDERS = 50;
const EDITS = 10;

describe.each(DATABASES)('a group that is changed while orders with it come in, on %s', (database) => {
  const product = useProduct(database);
  const { pizza, updateGroup } = groupCalls(product);

  it('gives each order one state of the group whole, and refuses nothing else than what was not there', async () => {
    const { size, line } = await pizza();
    const before = await storedFigures(product().sql);
    // In edit n both options cost n euros and are called so; in every third, Large is left out.
    const edit = async (round: number) => {
      const options = size.options
        .filter((_, index) => round % 3 !== 0 || index === 0)
        .map((option) => ({ ...option, name: `${option.name} for ${round}`, price: round }));
      await updateGroup(size.id, { ...SIZE, name: `Size ${round}`, options });
    };
    await edit(1);
    const editing = (async () => {
      for (let round = 2; round <= EDITS; round += 1) await edit(round);
    })();
    const answers = await Promise.all(
      Array.from({ length: ORDERS }, (_, index) =>
        product().api.call('placeOrder', {
          body: orderOf([line(index % 2 === 0 ? { Large: 1 } : undefined, (index % 5) + 1)]),
        }),
      ),
    );
    await editing;
    const placed = answers.flatMap((answer) => (answer.ok ? [answer.body] : []));
    for (const { items, total } of placed) {
      const [item] = items;
      const [choice] = item?.choices ?? [];
      const round = choice?.unitPrice ?? 0;
      expect(choice).toMatchObject({ groupName: `Size ${round}`, count: 1 });
      expect(choice?.optionName).toMatch(new RegExp(`^(Large|Regular) for ${round}$`));
      expect(item?.unitPrice).toBe(10 + round);
      expect(toCents(total)).toBe(toCents(10 + round) * (item?.quantity ?? 0));
    }
    for (const answer of answers) {
      if (answer.ok) continue;
      expect([answer.status, answer.error.message]).toEqual([
        400,
        expect.stringContaining('a choice of Test pizza is not on offer; please choose again.'),
      ]);
    }
    expect(placed.length).toBeGreaterThanOrEqual(ORDERS / 2);
    expect((await storedFigures(product().sql)).orders).toBe(before.orders + placed.length);
  });
});
