import type { SaveRestaurant } from '@pickup/contract';
import type { DemoProduct } from '../stage/demo-product.js';
import type { TakeBack } from './offers.js';

/** The longest name a dish can have, as one word. */
export const LONG_WORD = 'Chocoladekaramelcheesecake'.repeat(4).slice(0, 100);

function required<Thing>(thing: Thing | null | undefined, what: string): Thing {
  if (thing === undefined || thing === null) throw new Error(`The demo restaurant has no ${what}`);
  return thing;
}

/** A dish and its category. */
async function lengthenDish({ api, token }: DemoProduct, dishName: string): Promise<TakeBack> {
  const dishes = await api.get('adminMenuItems', { query: {} }, { token });
  const dish = required(
    dishes.find((one) => one.name === dishName),
    dishName,
  );
  const categories = await api.get('adminCategories', {}, { token });
  const category = required(
    categories.find((one) => one.id === dish.categoryId),
    'category of that dish',
  );
  const { id, name, nameNl, description, price, imageUrl, categoryId, available, popular } = dish;
  const kept = { price, imageUrl, categoryId, available };
  const saveDish = (words: { name: string; nameNl: string | null; description: string; popular: boolean }) =>
    api.get('updateMenuItem', { params: { id }, body: { ...kept, ...words } }, { token });
  const saveCategory = (body: { name: string; description: string }) =>
    api.get('updateCategory', { params: { id: category.id }, body }, { token });
  await saveDish({ name: LONG_WORD, nameNl: LONG_WORD, description: LONG_WORD, popular: true });
  await saveCategory({ name: LONG_WORD.slice(0, 60), description: LONG_WORD });
  return async () => {
    await saveDish({ name, nameNl, description, popular });
    await saveCategory({ name: category.name, description: category.description ?? '' });
  };
}

async function lengthenDeal({ api, token }: DemoProduct, dealTitle: string): Promise<TakeBack> {
  const { content } = await api.get('adminDeals', { query: { size: '100' } }, { token });
  const deal = required(
    content.find((one) => one.title === dealTitle),
    dealTitle,
  );
  const { id, title, description, discountedPrice, originalPrice, dealType, featured, active } = deal;
  const { isConditional, minimumOrderAmount } = deal;
  const dates = {
    validFrom: required(deal.validFrom, `first day of ${title}`),
    validUntil: required(deal.validUntil, `last day of ${title}`),
  };
  const kept = { discountedPrice, originalPrice, dealType, featured, active, isConditional, minimumOrderAmount };
  const save = (words: { title: string; description: string }) =>
    api.get('updateDeal', { params: { id }, body: { ...kept, ...dates, ...words } }, { token });
  await save({ title: LONG_WORD, description: LONG_WORD });
  return async () => {
    await save({ title, description });
  };
}

async function lengthenRestaurant({ api, token }: DemoProduct): Promise<TakeBack> {
  const { name, description, story, mission, address, city, email, ratingText, serviceAvailability, ...rest } =
    await api.get('adminRestaurant', {}, { token });
  const { specialInstructions } = rest;
  const own = { name, description, story, mission, address, city, email, ratingText, serviceAvailability };
  const save = (body: SaveRestaurant) => api.get('updateRestaurant', { body }, { token });
  await save({
    name: LONG_WORD,
    description: LONG_WORD,
    story: LONG_WORD,
    mission: `${LONG_WORD}\n${LONG_WORD.slice(0, 30)}: ${LONG_WORD}`,
    address: LONG_WORD,
    city: LONG_WORD,
    email: `${LONG_WORD.slice(0, 60)}@${LONG_WORD.slice(0, 60)}.example.com`,
    ratingText: LONG_WORD,
    serviceAvailability: LONG_WORD,
    specialInstructions: LONG_WORD,
  });
  return async () => {
    await save({ ...own, specialInstructions });
  };
}

/** A dish with its category, a deal of today, one of later and the restaurant itself get words that never end. */
export async function writeLongWords(
  product: DemoProduct,
  { dish, deals }: { dish: string; deals: readonly string[] },
): Promise<TakeBack[]> {
  const takenBack = [await lengthenDish(product, dish), await lengthenRestaurant(product)];
  for (const deal of deals) takenBack.push(await lengthenDeal(product, deal));
  return takenBack;
}
