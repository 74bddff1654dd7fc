import type { DemoProduct } from '../fixtures/demo-product.js';

/** The longest name a dish can have, as one word. */
export const LONG_WORD = 'Chocoladekaramelcheesecake'.repeat(4).slice(0, 100);

function required<Thing>(thing: Thing | null | undefined, what: string): Thing {
  if (thing === undefined || thing === null) throw new Error(`The demo restaurant has no ${what}`);
  return thing;
}

/** A dish and its category. */
async function lengthenDish({ api, token }: DemoProduct, dishName: string): Promise<void> {
  const dishes = await api.get('adminMenuItems', { query: {} }, { token });
  const { id, price, imageUrl, categoryId, available } = required(
    dishes.find((one) => one.name === dishName),
    dishName,
  );
  const words = { name: LONG_WORD, nameNl: LONG_WORD, description: LONG_WORD };
  const dish = { ...words, price, imageUrl, categoryId, available, popular: true };
  await api.get('updateMenuItem', { params: { id }, body: dish }, { token });
  const category = { name: LONG_WORD.slice(0, 60), description: LONG_WORD };
  const ofDish = required(categoryId, `category of ${dishName}`);
  await api.get('updateCategory', { params: { id: ofDish }, body: category }, { token });
}

async function lengthenDeal({ api, token }: DemoProduct, dealTitle: string): Promise<void> {
  const { content } = await api.get('adminDeals', { query: { size: '100' } }, { token });
  const deal = required(
    content.find((one) => one.title === dealTitle),
    dealTitle,
  );
  const { id, discountedPrice, originalPrice, dealType, featured, active, isConditional, minimumOrderAmount } = deal;
  const kept = { discountedPrice, originalPrice, dealType, featured, active, isConditional, minimumOrderAmount };
  const dates = {
    validFrom: required(deal.validFrom, `first day of ${dealTitle}`),
    validUntil: required(deal.validUntil, `last day of ${dealTitle}`),
  };
  const body = { ...kept, ...dates, title: LONG_WORD, description: LONG_WORD };
  await api.get('updateDeal', { params: { id }, body }, { token });
}

async function lengthenRestaurant({ api, token }: DemoProduct): Promise<void> {
  const body = {
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
  };
  await api.get('updateRestaurant', { body }, { token });
}

/** A dish with its category, deals and the restaurant itself get words that never end. */
export async function writeLongWords(
  product: DemoProduct,
  { dish, deals }: { dish: string; deals: readonly string[] },
): Promise<void> {
  await lengthenDish(product, dish);
  await lengthenRestaurant(product);
  for (const deal of deals) await lengthenDeal(product, deal);
}
