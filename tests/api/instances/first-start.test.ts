import { describe, expect, it } from 'vitest';
import { countRows } from '../../restaurant/content.js';
import { useInstances } from '../../restaurant/use-instances.js';

describe('two first starts at once on an empty database', () => {
  const instances = useInstances({ from: 'empty' });

  it('make one restaurant, one owner and one panel account', async () => {
    const { sql } = instances();
    expect(await countRows(sql, 'restaurants')).toBe(1);
    expect(await countRows(sql, 'up_users')).toBe(1);
    expect(await countRows(sql, 'admin_users')).toBe(1);
    expect(await countRows(sql, 'up_roles', { type: 'admin' })).toBe(1);
    expect(await countRows(sql, 'order_tallies')).toBe(7);
    const doubled: unknown[] = await sql('menu_items').select('name').groupBy('name').havingRaw('count(*) > 1');
    expect(doubled).toEqual([]);
  });

  it('both serve, and take the same sign-in', async () => {
    const { one, other, token } = instances();
    for (const { api } of [one, other]) {
      expect((await api.get('menuItems', {})).length).toBeGreaterThan(0);
      expect((await api.get('adminOrders', { query: {} }, { token })).totalElements).toBeGreaterThan(0);
    }
  });
});
