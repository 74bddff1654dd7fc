import { PLACEHOLDER_IMAGE, DEAL_IN_KITCHEN } from '@pickup/contract';
import { sqlOf, type Sql } from '@pickup/strapi-kit';
import type { Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.js';
import { openCatalogueTables } from './testing/catalogue-tables.js';

const { readDishes, readDeals } = catalogue;

let db: Knex;
let sql: Sql;

beforeEach(async () => {
  db = await openCatalogueTables();
  sql = sqlOf(db);
});
afterEach(() => db.destroy());

const soup = {
  document_id: 'soup',
  name: 'Soup',
  name_nl: 'Soep',
  price: 6.35,
  image_url: '/soup.webp',
  is_active: 1,
  available: 1,
  allergens: '["milk"]',
  dietary: '["vegetarian"]',
  kitchen_units: 2,
  daily_count: 40,
  sold_out_until: '2026-11-25',
};
const combo = {
  document_id: 'combo',
  title: 'Combo',
  title_nl: '',
  discounted_price: 8.1,
  image_url: '/combo.webp',
  is_active: 1,
  active: 1,
  is_conditional: 1,
  minimum_order_amount: 20.5,
  max_per_order: 2,
  valid_from: '2026-11-01',
  valid_until: '2026-11-30',
  allergens: '[]',
  dietary: '["halal"]',
};

const soldSoup = {
  id: 'soup',
  type: 'menu',
  name: 'Soup',
  nameNl: 'Soep',
  unitCents: 635,
  imageUrl: '/soup.webp',
  isActive: true,
  onSale: true,
  isConditional: false,
  minimumCents: null,
  maxPerOrder: null,
  validFrom: null,
  validUntil: null,
  allergens: ['milk'],
  dietary: ['vegetarian'],
  optionGroups: [],
  kitchenUnits: 2,
  dailyCount: 40,
  soldOutUntil: '2026-11-25',
  optionStates: {},
};
const soldCombo = {
  id: 'combo',
  type: 'deal',
  name: 'Combo',
  nameNl: null,
  unitCents: 810,
  imageUrl: '/combo.webp',
  isActive: true,
  onSale: true,
  isConditional: true,
  minimumCents: 2050,
  maxPerOrder: 2,
  validFrom: '2026-11-01',
  validUntil: '2026-11-30',
  allergens: [],
  dietary: ['halal'],
  optionGroups: [],
  ...DEAL_IN_KITCHEN,
};

describe('a dish', () => {
  it('is read with all its columns', async () => {
    await db('menu_items').insert([soup, { ...soup, document_id: 'other' }]);
    expect(await readDishes(sql, ['soup'])).toEqual([soldSoup]);
  });

  it('takes one unit, has no count and is not sold out where a column is empty or holds no day', async () => {
    await db('menu_items').insert({ ...soup, kitchen_units: null, daily_count: null, sold_out_until: 'a while' });
    expect(await readDishes(sql, ['soup'])).toEqual([{ ...soldSoup, ...DEAL_IN_KITCHEN }]);
  });

  it('may be deleted, unavailable, without picture and without dietary information', async () => {
    await db('menu_items').insert({ ...soup, is_active: 0, available: null, image_url: null, allergens: null });
    await db('menu_items').insert({ ...soup, document_id: 'stew', image_url: '' });
    expect(await readDishes(sql, ['soup', 'stew'])).toEqual([
      { ...soldSoup, isActive: false, onSale: false, imageUrl: PLACEHOLDER_IMAGE, allergens: null },
      { ...soldSoup, id: 'stew', imageUrl: PLACEHOLDER_IMAGE },
    ]);
  });

  it('is the same from PostgreSQL, which gives booleans, decimals as text and parsed JSON', async () => {
    const row = {
      documentId: 'soup',
      name: 'Soup',
      nameNl: 'Soep',
      price: '6.35',
      imageUrl: '/soup.webp',
      isActive: true,
      available: true,
      allergens: ['milk'],
      dietary: ['vegetarian'],
      groupId: null,
      kitchenUnits: 2,
      dailyCount: 40,
      soldOutUntil: '2026-11-25',
    };
    expect(await readDishes(() => Promise.resolve([row]), ['soup'])).toEqual([soldSoup]);
  });
});

describe('what can be chosen of a dish', () => {
  const group = { document_id: 'size', name: 'Size', name_nl: 'Formaat', min: 1, max: 2, is_active: 1 };
  const option = {
    document_id: 'large',
    name: 'Large',
    name_nl: '',
    price: 3.05,
    is_default: 1,
    is_active: 1,
    max_count: 2,
    position: 1,
    group_id: 1,
    allergens: '["milk"]',
    dietary: '[]',
  };
  const read = {
    id: 'size',
    name: 'Size',
    nameNl: 'Formaat',
    min: 1,
    max: 2,
    options: [
      {
        id: 'large',
        name: 'Large',
        nameNl: null,
        price: 3.05,
        isDefault: true,
        maxCount: 2,
        soldOut: false,
        allergens: ['milk'],
        dietary: [],
      },
    ],
  };
  const link = (menu_item_id: number, option_group_id: number, option_group_ord: number) =>
    db('menu_items_option_groups_lnk').insert({ menu_item_id, option_group_id, option_group_ord });

  it('is read in the order of the dish and of the group, without what is deleted', async () => {
    await db('menu_items').insert([soup, { ...soup, document_id: 'stew' }]);
    await db('option_groups').insert([
      group,
      { ...group, document_id: 'gone', is_active: 0 },
      { ...group, document_id: 'empty' },
    ]);
    await db('menu_options').insert([
      { ...option, document_id: 'last', position: null },
      { ...option, document_id: 'second', position: 2 },
      option,
      { ...option, document_id: 'removed', is_active: 0 },
      { ...option, document_id: 'lost', group_id: null },
    ]);
    for (const [index, id] of [3, 2, 1].entries()) await link(1, id, index + 1);
    await link(2, 1, 1);
    const [first, second] = await readDishes(sql, ['soup', 'stew']);
    expect(first?.optionGroups.map(({ id, options }) => [id, options.map((one) => one.id)])).toEqual([
      ['empty', []],
      ['size', ['large', 'second', 'last']],
    ]);
    expect(second?.optionGroups).toMatchObject([{ id: 'size' }]);
    expect(second?.optionGroups[0]?.options[0]).toEqual(read.options[0]);
  });

  it('is the same from PostgreSQL', async () => {
    const row = {
      documentId: 'soup',
      name: 'Soup',
      nameNl: 'Soep',
      price: '6.35',
      imageUrl: '/soup.webp',
      isActive: true,
      available: true,
      allergens: ['milk'],
      dietary: ['vegetarian'],
      kitchenUnits: 2,
      dailyCount: 40,
      soldOutUntil: '2026-11-25',
      groupId: 'size',
      groupName: 'Size',
      groupNameNl: 'Formaat',
      min: 1,
      max: 2,
      optionId: 'large',
      optionName: 'Large',
      optionNameNl: null,
      optionPrice: '3.05',
      isDefault: true,
      maxCount: 2,
      optionAllergens: ['milk'],
      optionDietary: [],
      optionUnits: 3,
      optionSoldOutUntil: 'forever',
    };
    const optionStates = { large: { kitchenUnits: 3, soldOutUntil: 'forever' } };
    expect(await readDishes(() => Promise.resolve([row]), ['soup'])).toEqual([
      { ...soldSoup, optionGroups: [read], optionStates },
    ]);
  });
});

describe('a deal', () => {
  it('is read with all its columns', async () => {
    await db('deals').insert(combo);
    expect(await readDeals(sql, ['combo'])).toEqual([soldCombo]);
  });

  it('is free without a price, and unlimited without limits', async () => {
    const none = { minimum_order_amount: null, max_per_order: null, valid_from: null, valid_until: null };
    await db('deals').insert({ ...combo, ...none, discounted_price: null, is_conditional: 0, active: 0 });
    expect(await readDeals(sql, ['combo'])).toEqual([
      {
        ...soldCombo,
        unitCents: 0,
        isConditional: false,
        onSale: false,
        minimumCents: null,
        maxPerOrder: null,
        validFrom: null,
        validUntil: null,
      },
    ]);
  });
});

it('takes no query where no ids are asked for', async () => {
  const never: Sql = () => Promise.reject(new Error('The database was asked'));
  expect([await readDishes(never, []), await readDeals(never, [])]).toEqual([[], []]);
});
