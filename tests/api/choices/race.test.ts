import { toCents } from '@pickup/contract';
import { describe, expect, it, vi } from 'vitest';
import { countRows, storedFigures } from '../../restaurant/content.js';
import { groupCalls, SIZE } from '../../restaurant/option-groups.js';
import { orderOf } from '../../restaurant/orders.js';
import { DATABASES, useProduct } from '../../restaurant/use-product.js';
import { FULL } from '../../depth.js';

const [ORDERS, ROUNDS] = FULL ? [50, 8] : [24, 4];
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

describe.each(DATABASES)('a group that is deleted while it is put on a dish, on %s', (database) => {
  const product = useProduct(database);
  const { asOwner, createDish, createGroup, deleteGroup, groupOf, owner } = groupCalls(product);
  const attach = (id: string, group: string) =>
    product().api.call(
      'updateMenuItem',
      { params: { id }, body: { name: 'Pie', description: 'Round.', price: 5, optionGroupIds: [group] } },
      owner(),
    );

  it('is either deleted or on the dish', async () => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const [dish, group] = [await createDish(), await createGroup()];
      const [attached, deleted] = await Promise.all([attach(dish.id, group.id), deleteGroup(group.id)]);
      const isOn = (await asOwner(dish.id))?.optionGroupIds.includes(group.id);
      expect([
        [200, 409, true, true],
        [400, 204, false, false],
      ]).toContainEqual([attached.status, deleted.status, isOn, (await groupOf(group.id))?.isActive]);
    }
  });
});

describe('a call that needs a group which somebody is deleting, on postgres', () => {
  const product = useProduct('postgres');
  const { createDish, createGroup, owner, remove } = groupCalls(product);

  it.each([
    ['attaching it is 400', false, 400, 'optionGroupIds must name groups of this menu.'],
    [
      'restoring a dish with it is 409',
      true,
      409,
      'Pie uses option groups that are deleted: Size. Restore them first.',
    ],
  ] as const)('waits for the end of that: %s', async (_, isDeleted, status, message) => {
    const { api, sql } = product();
    const group = await createGroup();
    const body = { name: 'Pie', description: 'Round.', price: 5, optionGroupIds: [group.id] };
    const dish = await createDish(isDeleted ? body : { name: 'Pie' });
    if (isDeleted) await remove(dish.id);
    const params = { id: dish.id };
    const other = await sql.transaction();
    try {
      await other('option_groups').where({ document_id: group.id }).update({ is_active: false });
      const answer = isDeleted
        ? api.call('restoreMenuItem', { params }, owner())
        : api.call('updateMenuItem', { params, body }, owner());
      const waiting = { datname: sql.raw('current_database()'), wait_event_type: 'Lock' };
      await vi.waitFor(async () => expect(await countRows(sql, 'pg_stat_activity', waiting)).toBe(1), 20_000);
      await other.commit();
      expect(await answer).toMatchObject({ status, error: { message } });
    } finally {
      if (!other.isCompleted()) await other.rollback();
    }
  });
});
