import { endpoints } from '@pickup/contract';
import { describe, expect, it } from 'vitest';
import { DATABASES_IN_DEPTH, useProduct } from '../restaurant/use-product.js';

const DISH = { name: 'Oat Tart', description: 'Made for a test.', price: 6, categoryId: null };
const DEAL = { title: 'Oat Week', description: 'Made for a test.', validFrom: '2020-01-01', validUntil: '2999-12-31' };
const STATED = { allergens: ['milk', 'gluten'], dietary: ['vegetarian'] } as const;
const SENTENCE = 'dietary must not say vegan of what holds milk.';

/** The lists as a sender writes them: nothing may change them. */
const stated = () => ({ allergens: [...STATED.allergens], dietary: [...STATED.dietary] });

describe.each(DATABASES_IN_DEPTH)('the dietary information of a dish or a deal on %s', (database) => {
  const product = useProduct(database);

  it('is kept in the order of the regulation, stays when left out, and can be taken back', async () => {
    const { api, token } = product();
    const made = await api.get('createMenuItem', { body: { ...DISH, ...stated() } }, { token });
    expect(made).toMatchObject({ allergens: ['gluten', 'milk'], dietary: ['vegetarian'] });
    const params = { id: made.id };
    expect(await api.get('updateMenuItem', { params, body: DISH }, { token })).toMatchObject({
      allergens: ['gluten', 'milk'],
      dietary: ['vegetarian'],
    });
    const silent = await api.get('updateMenuItem', { params, body: { ...DISH, allergens: null } }, { token });
    expect(silent.allergens).toBeNull();
  });

  it('is a list or nothing: an empty text is nothing, and any other text is refused', async () => {
    const { api, token } = product();
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const made = await api.get('createMenuItem', { body: { ...DISH, ...stated() } }, { token });
    const put = (given: object) =>
      api.send(`/api/admin/menu/items/${made.id}`, {
        method: 'PUT',
        headers,
        body: JSON.stringify({ ...DISH, ...given }),
      });
    for (const [field, text] of [
      ['allergens', 'milk'],
      ['allergens', 'not-stated'],
      ['allergens', '[]'],
      ['dietary', ''],
      ['dietary', 'halal'],
    ]) {
      const { status, text: answer } = await put({ [field ?? '']: text });
      expect([field, text, status]).toEqual([field, text, 400]);
      expect(answer).toContain(`${field ?? ''} must be a list`);
    }
    for (const blank of ['', '  ']) {
      await api.get('updateMenuItem', { params: { id: made.id }, body: { ...DISH, ...stated() } }, { token });
      expect(endpoints.updateMenuItem.response.parse(JSON.parse((await put({ allergens: blank })).text))).toMatchObject(
        {
          allergens: null,
          dietary: ['vegetarian'],
        },
      );
    }
    const deal = { ...DEAL, allergens: '' as const };
    expect((await api.get('createDeal', { body: deal }, { token })).allergens).toBeNull();
  });

  it.each([
    ['both at once', { allergens: ['milk' as const], dietary: ['vegan' as const] }],
    ['the mark alone', { dietary: ['vegan' as const] }],
  ])('does not contradict itself, by %s', async (_, given) => {
    const { api, token } = product();
    const dish = await api.get('createMenuItem', { body: { ...DISH, ...stated() } }, { token });
    const deal = await api.get('createDeal', { body: { ...DEAL, ...stated() } }, { token });
    for (const answer of [
      await api.call('updateMenuItem', { params: { id: dish.id }, body: { ...DISH, ...given } }, { token }),
      await api.call('updateDeal', { params: { id: deal.id }, body: { ...DEAL, ...given } }, { token }),
    ]) {
      expect([answer.status, answer.ok ? null : answer.error.message]).toEqual([400, SENTENCE]);
      expect(answer.ok ? [] : answer.error.details.issues?.map(({ path }) => path)).toEqual(['dietary']);
    }
  });

  it('does not contradict itself, by the allergen alone', async () => {
    const { api, token } = product();
    const body = { ...DISH, allergens: [], dietary: ['vegan' as const] };
    const { id } = await api.get('createMenuItem', { body }, { token });
    const change = { params: { id }, body: { ...DISH, allergens: ['milk' as const] } };
    const answer = await api.call('updateMenuItem', change, { token });
    expect([answer.status, answer.ok ? null : answer.error.message]).toEqual([400, SENTENCE]);
  });
});
