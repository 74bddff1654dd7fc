import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { FULL } from '../../depth.js';
import { signInToPanel, type Panel } from '../../restaurant/panel.js';
import { dishCalls } from '../../restaurant/dishes.js';
import { DATABASES, useProduct } from '../../restaurant/use-product.js';

const ROUNDS = FULL ? 25 : 4;
const DISHES = '/content-manager/collection-types/api::menu-item.menu-item';
const InPanel = z.object({ data: z.object({ documentId: z.string() }) });

describe.each(DATABASES)('an edit on %s is in the first read after it was answered', (database) => {
  const product = useProduct(database);
  const dishes = dishCalls(product);
  const priceSeen = async (id: string) => (await dishes.asVisitor(id))?.price;
  const pageSeen = async () => (await product().api.send('/menu', { headers: { accept: 'text/html' } })).text;

  it('of the back office, however often it was read before', async () => {
    const { id } = await dishes.create({ name: 'Edited soup' });
    const seen: (number | undefined)[] = [];
    const edits = Array.from({ length: ROUNDS }, (_, round) => 5 + round);
    for (const price of edits) {
      await Promise.all([priceSeen(id), priceSeen(id), pageSeen()]);
      await dishes.update(id, { name: 'Edited soup', price });
      seen.push(await priceSeen(id));
    }
    expect(seen).toEqual(edits);
  });

  it('on the page as well as in the call', async () => {
    const { id } = await dishes.create({ name: 'Soup before' });
    expect(await pageSeen()).toContain('Soup before');
    await dishes.update(id, { name: 'Soup after' });
    const page = await pageSeen();
    expect(page).toContain('Soup after');
    expect(page).not.toContain('Soup before');
  });

  it("on the dish's share card, which is a picture of its page's language", async () => {
    const { id } = await dishes.create({ name: 'Card before' });
    const card = () => product().api.send(`/share/en/menu.png?dish=${id}`, {});
    const before = await card();
    expect([before.status, before.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect((await card()).headers.get('etag')).toBe(before.headers.get('etag'));
    await dishes.update(id, { name: 'Card after' });
    expect((await card()).headers.get('etag')).not.toBe(before.headers.get('etag'));
    const page = await product().api.send(`/menu?dish=${id}`, { headers: { accept: 'text/html' } });
    expect(page.text).toContain(`/share/en/menu.png?dish=${id}`);
    expect((await product().api.send('/share/en/menu.png?dish=nowhere', {})).status).toBe(404);
  });

  it('of the raw panel', async () => {
    const panel: Panel = await signInToPanel(product().api, product().dataDir);
    const write = (method: string, path: string, body?: object) =>
      panel.ask(path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { id } = await dishes.create({ name: 'Panel soup' });
    const seen: (number | undefined)[] = [];
    for (const price of [6, 7, 8]) {
      await priceSeen(id);
      InPanel.parse(await write('PUT', `${DISHES}/${id}`, { price }));
      seen.push(await priceSeen(id));
    }
    expect(seen).toEqual([6, 7, 8]);
    await write('DELETE', `${DISHES}/${id}`);
    expect(await priceSeen(id)).toBeUndefined();
  });

  it("of a developer's own SQL", async () => {
    const { id } = await dishes.create({ name: 'Soup by hand' });
    await priceSeen(id);
    await product().sql('menu_items').where({ document_id: id }).update({ price: 3.5 });
    // PostgreSQL tells of another program's commit a moment after that program knows.
    if (database === 'postgres') await expect.poll(() => priceSeen(id)).toBe(3.5);
    else expect(await priceSeen(id)).toBe(3.5);
  });

  it('even under concurrent reads', async () => {
    const { id } = await dishes.create({ name: 'Soup under load' });
    let writing = true;
    const readers = Array.from({ length: 8 }, async () => {
      while (writing) await priceSeen(id);
    });
    const seen: (number | undefined)[] = [];
    const edits = Array.from({ length: ROUNDS }, (_, round) => 20 + round);
    for (const price of edits) {
      await dishes.update(id, { name: 'Soup under load', price });
      seen.push(await priceSeen(id));
    }
    writing = false;
    await Promise.all(readers);
    expect(seen).toEqual(edits);
  });

  it('that was refused or rolled back is not seen', async () => {
    const { id } = await dishes.create({ name: 'Steady soup', price: 9 });
    const work = product().sql.transaction(async (trx) => {
      await trx('menu_items').where({ document_id: id }).update({ price: 1 });
      expect(await priceSeen(id)).toBe(9);
      throw new Error('rolled back');
    });
    await expect(work).rejects.toThrow('rolled back');
    expect(await priceSeen(id)).toBe(9);
  });
});
