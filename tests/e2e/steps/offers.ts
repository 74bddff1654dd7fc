import type { AdminMenuItem } from '@pickup/contract';
import type { DemoProduct } from '../fixtures/demo-product.js';

/** The owner changes a dish in the back office. */
export async function changeDish(
  { api, token }: DemoProduct,
  dishName: string,
  values: Partial<Pick<AdminMenuItem, 'name' | 'price' | 'available'>>,
): Promise<void> {
  const dishes = await api.get('adminMenuItems', { query: {} }, { token });
  const dish = dishes.find((item) => item.name === dishName);
  if (!dish) throw new Error(`The demo restaurant has no ${dishName}`);
  const { id, name, description, price, imageUrl, categoryId, available, popular } = { ...dish, ...values };
  const body = { name, description, price, imageUrl, categoryId, available, popular };
  await api.get('updateMenuItem', { params: { id }, body }, { token });
}

/** One dish in so many stays: what a screen shows of a dish it shows of twenty as of eighty, and each costs time to judge. */
const KEPT = 6;

/** Leaves a part of the menu, with these dishes among it, for tests that judge every element of a page. */
export async function keepFewDishes({ sql }: DemoProduct, ...names: readonly string[]): Promise<void> {
  await sql('menu_items').whereRaw(`id % ${KEPT} <> 0`).whereNotIn('name', names).update({ is_active: false });
}

/** The owner ends a deal. */
export async function endDeal({ api, token }: DemoProduct, title: string): Promise<void> {
  const deal = (await api.get('deals', {})).find((one) => one.title === title);
  if (!deal) throw new Error(`The demo restaurant has no deal ${title}`);
  await api.get('toggleDealActive', { params: { id: deal.id } }, { token });
}
