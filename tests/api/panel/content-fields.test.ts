import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addDeal, addDish, countRows } from '../../restaurant/content.js';
import { signInToPanel, type Panel } from '../../restaurant/panel.js';
import { DATABASES_IN_DEPTH, useProduct } from '../../restaurant/use-product.js';

const RESTAURANT = '/content-manager/single-types/api::restaurant.restaurant';

const Row = z.object({ document_id: z.string() });

describe.each(DATABASES_IN_DEPTH)('content in the raw panel, on %s', (database) => {
  const product = useProduct(database);
  let panel: Panel;

  beforeAll(async () => {
    panel = await signInToPanel(product().api, product().dataDir);
  });

  const owner = () => ({ token: product().token });
  const put = (fields: object) => panel.ask(RESTAURANT, { method: 'PUT', body: JSON.stringify(fields) });
  const restaurant = () => product().api.get('adminRestaurant', {}, owner());
  const dishes = () => panel.records('api::menu-item.menu-item');

  it.each([
    [{ website: 'javascript:alert(1)' }, 'Website must be a web address'],
    [{ logoUrl: 'javascript:alert(1)' }, 'Logo must be an https:// address'],
    [{ phone: 'x' }, 'Phone must be a phone number'],
    [{ address: '' }, 'Address is required.'],
    [{ paymentMethods: {} }, 'Payment methods.cash is required.'],
    [{ features: '{"delivery": "x"}' }, 'Features.delivery must be of type boolean.'],
  ])('a restaurant does not take %j, as in the back office', async (fields, sentence) => {
    const before = await restaurant();
    await expect(put({ city: 'Together', ...fields })).rejects.toThrow('answered 400');
    await expect(put({ city: 'Together', ...fields })).rejects.toThrow(sentence);
    expect(await restaurant()).toEqual(before);
  });

  it('a restaurant that holds what no form takes is changed in other fields, and mended', async () => {
    const { sql } = product();
    const socialMedia = { facebook: 'javascript:alert(1)' };
    await sql('restaurants').update({ phone: 'x', social_media: JSON.stringify(socialMedia) });
    await put({ phone: 'x', socialMedia: JSON.stringify(socialMedia), city: ' Utrecht ' });
    expect(await countRows(sql, 'restaurants', { phone: 'x', city: 'Utrecht' })).toBe(1);
    await put({ phone: '+31 30 555 0199', socialMedia: { facebook: null, instagram: null, twitter: null } });
    expect(await restaurant()).toMatchObject({ phone: '+31 30 555 0199', city: 'Utrecht', facebookUrl: null });
  });

  it('a restaurant is not deleted', async () => {
    const remove = panel.ask(RESTAURANT, { method: 'DELETE' });
    await expect(remove).rejects.toThrow(/400.*The restaurant stays: turn “Doors open” off to take no orders\./);
    expect(await countRows(product().sql, 'restaurants')).toBe(1);
  });

  it('a dish and a deal have pictures with an address, and texts of which something can be seen', async () => {
    const { sql } = product();
    const [dish, deal] = [await addDish(sql), await addDeal(sql)];
    const deals = panel.records('api::deal.deal');
    const imageUrl = 'javascript:1';
    for (const [write, sentence] of [
      [() => dishes().edit(dish, { imageUrl }), 'Picture must be an https:// address'],
      [() => deals.edit(deal, { imageUrl }), 'Picture must be an https:// address'],
      [() => dishes().edit(dish, { description: '\u200b' }), 'Description is required.'],
      [() => deals.edit(deal, { description: '\u200b' }), 'Description is required.'],
      [() => dishes().edit(dish, { nameNl: 'a\nb' }), 'Dutch name must be on one line'],
    ] as const) {
      await expect(write()).rejects.toThrow(sentence);
    }
    await dishes().edit(dish, { name: ' Leek soup ', nameNl: '\u200b', imageUrl: '/dishes/soup.webp' });
    expect(await countRows(sql, 'menu_items', { document_id: dish, name: 'Leek soup', name_nl: '' })).toBe(1);
  });

  it('a dish that quick entry made without a description is saved without one', async () => {
    const { api, sql } = product();
    const body = { dishes: [{ name: 'Bare broth', price: 4, category: null }] };
    const [made] = await api.get('addMenuItems', { body }, owner());
    await dishes().edit(made?.id ?? '', { price: 4.5, description: '' });
    expect(await countRows(sql, 'menu_items', { document_id: made?.id ?? '', price: 4.5 })).toBe(1);
  });

  it('a review has an email address by which its author is found, and a comment of few lines', async () => {
    const { api, sql } = product();
    const { document_id: id } = Row.parse(await sql('reviews').first('document_id'));
    const reviews = panel.records('api::review.review');
    await expect(reviews.edit(id, { customerEmail: 'x' })).rejects.toThrow(
      /400.*Customer email must be an email address such as anna@example\.com\./,
    );
    await reviews.edit(id, { customerEmail: '  Spaced@Example.com ', comment: 'a\n'.repeat(300) });
    const stored = await api.get('exportCustomer', { query: { email: 'spaced@example.com' } }, owner());
    expect(stored.reviews).toMatchObject([{ id, customerEmail: 'Spaced@Example.com' }]);
    expect(stored.reviews[0]?.comment?.split('\n')).toHaveLength(40);
    // As an earlier version stored it.
    await sql('reviews').where({ document_id: id }).update({ customer_email: ' Spaced@Example.com ' });
    await api.get('eraseCustomer', { body: { email: 'spaced@example.com' } }, owner());
    expect(await countRows(sql, 'reviews', { document_id: id, customer_name: 'N.N.' })).toBe(1);
  });
});
