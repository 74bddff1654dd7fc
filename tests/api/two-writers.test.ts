import { endpoints } from '@pickup/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readFailure, urlOf } from '../product/client.js';
import { DATABASES, useProduct } from '../restaurant/use-product.js';

const dish = { name: 'Soup', description: 'Of the day.', price: 5, categoryId: null };
const category = { name: 'Soups' };
const group = { name: 'Size', options: [{ name: 'Large' }] };
const day = { date: '2030-12-25', closed: true };
const deal = { title: 'Deal', description: 'Of the day.', validFrom: '2026-11-21', validUntil: '2026-11-22' };

/** Every change of one record, with what it sends. */
const CHANGES = {
  dish: [
    ['updateMenuItem', dish],
    ['toggleMenuItemAvailability'],
    ['toggleMenuItemPopular'],
    ['setDishSoldOut', { until: 'today' }],
    ['restoreMenuItem'],
    ['deleteMenuItem'],
  ],
  category: [['updateCategory', category], ['deleteCategory']],
  'option group': [['updateOptionGroup', group], ['restoreOptionGroup'], ['deleteOptionGroup']],
  deal: [['updateDeal', deal], ['toggleDealActive'], ['toggleDealFeatured'], ['restoreDeal'], ['deleteDeal']],
  'special day': [['updateSpecialDay', day], ['deleteSpecialDay']],
  review: [['toggleReviewVerified'], ['addHelpfulVote'], ['restoreReview'], ['deleteReview']],
} as const;
type Noun = keyof typeof CHANGES;
type ChangeName = (typeof CHANGES)[Noun][number][0];

const NOUNS = ['dish', 'category', 'option group', 'deal', 'special day', 'review'] as const satisfies Noun[];
const cases = NOUNS.flatMap((noun) => CHANGES[noun].map(([name, body]) => ({ noun, name, body })));

const Versioned = z.object({ id: z.string(), version: z.string() });
type Versioned = z.infer<typeof Versioned>;

describe.each(DATABASES)('two writers of one record on %s', (database) => {
  const product = useProduct(database);
  const owner = () => ({ token: product().token });

  const make: Record<Noun, () => Promise<Versioned>> = {
    dish: () => product().api.get('createMenuItem', { body: dish }, owner()),
    category: () => product().api.get('createCategory', { body: category }, owner()),
    'option group': () => product().api.get('createOptionGroup', { body: group }, owner()),
    deal: () => product().api.get('createDeal', { body: deal }, owner()),
    'special day': async () => {
      await product().sql('special_days').where({ date: day.date }).delete();
      return product().api.get('createSpecialDay', { body: day }, owner());
    },
    review: async () => {
      const body = { customerName: 'Anna', customerEmail: 'anna@example.com', rating: 5 };
      const { id } = await product().api.get('createReview', { body });
      return product().api.get('adminReview', { params: { id } }, owner());
    },
  };

  const send = (name: ChangeName, id: string, startedFrom?: string, body?: object) =>
    product().api.send(urlOf(endpoints[name], { params: { id } }), {
      method: endpoints[name].method,
      headers: {
        authorization: `Bearer ${product().token}`,
        ...(startedFrom !== undefined && { 'if-match': startedFrom }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });

  /** A change that every such record takes. */
  const first: Record<Noun, (record: Versioned) => Promise<unknown>> = {
    dish: ({ id }) => product().api.get('toggleMenuItemPopular', { params: { id } }, owner()),
    category: ({ id }) => product().api.get('updateCategory', { params: { id }, body: { name: 'Broths' } }, owner()),
    'option group': ({ id }) =>
      product().api.get('updateOptionGroup', { params: { id }, body: { ...group, name: 'Crust' } }, owner()),
    deal: ({ id }) => product().api.get('toggleDealFeatured', { params: { id } }, owner()),
    'special day': ({ id }) =>
      product().api.get('updateSpecialDay', { params: { id }, body: { ...day, note: 'Christmas' } }, owner()),
    review: ({ id }) => product().api.get('toggleReviewVerified', { params: { id } }, owner()),
  };

  const tables = {
    dish: 'menu_items',
    category: 'categories',
    'option group': 'option_groups',
    deal: 'deals',
    'special day': 'special_days',
    review: 'reviews',
  } as const;
  const stored = async (noun: Noun, { id }: Versioned): Promise<unknown> =>
    product().sql(tables[noun]).where({ document_id: id }).first();

  it.each(cases)('$name from an old copy is 409 and changes nothing', async ({ noun, name, body }) => {
    const record = await make[noun]();
    await first[noun](record);
    const before = await stored(noun, record);
    const failure = readFailure(await send(name, record.id, `"${record.version}"`, body));
    expect(failure.status).toBe(409);
    expect(failure.error.message).toBe(
      `This ${noun} has been changed since you opened it. Load it again and repeat your change.`,
    );
    expect(await stored(noun, record)).toEqual(before);
  });

  it.each(cases)('$name from the newest copy is done, its version in quotes or not', async ({ noun, name, body }) => {
    for (const quote of ['', '"']) {
      const { id, version } = await make[noun]();
      const { status } = await send(name, id, `${quote}${version}${quote}`, body);
      expect(status).toBe(endpoints[name].status);
    }
  });

  it.each(cases)('$name refuses a version that is none', async ({ noun, name, body }) => {
    const record = await make[noun]();
    const before = await stored(noun, record);
    const failure = readFailure(await send(name, record.id, '*', body));
    expect(failure.status).toBe(400);
    expect(failure.error.message).toMatch(/^if-match must be the version of an answer/);
    expect(await stored(noun, record)).toEqual(before);
  });

  const racers = cases.filter(({ name }) => !name.startsWith('restore') && !name.startsWith('delete'));

  it.each(racers)('of ten that $name from one version at once, one wins', async ({ noun, name, body }) => {
    const { id, version } = await make[noun]();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(name, id, version, body)));
    const statuses = answers.map(({ status }) => status).sort((one, other) => one - other);
    expect(statuses).toEqual([200, ...Array<number>(9).fill(409)]);
    const winner = answers.find(({ status }) => status === 200);
    expect(Versioned.parse(JSON.parse(winner?.text ?? '')).version).not.toBe(version);
  });

  it('every change answers a version of its own, however fast they come', async () => {
    const { id } = await make.dish();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send('toggleMenuItemPopular', id)));
    const bodies = answers.map(({ text }) => Versioned.extend({ popular: z.boolean() }).parse(JSON.parse(text)));
    expect(new Set(bodies.map(({ version }) => version)).size).toBe(10);
    // Each toggle saw what the one before it left.
    const inOrder = bodies.sort((one, other) => Number(one.version) - Number(other.version));
    expect(inOrder.map(({ popular }) => popular)).toEqual(inOrder.map((_, index) => index % 2 === 0));
  });

  it('deleted by both at once, a dish is deleted once', async () => {
    const record = await make.dish();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send('deleteMenuItem', record.id)));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(10).fill(204));
    expect(Boolean(z.looseObject({ is_active: z.unknown() }).parse(await stored('dish', record)).is_active)).toBe(
      false,
    );
  });

  it('told from which version it starts, a second deletion of the same copy is an old one', async () => {
    const { id, version } = await make.deal();
    expect((await send('deleteDeal', id, version)).status).toBe(204);
    expect((await send('deleteDeal', id, version)).status).toBe(409);
  });
});
