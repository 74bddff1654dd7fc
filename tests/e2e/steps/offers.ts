import type { AdminMenuItem, SaveOption } from '@pickup/contract';
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

/** The owner changes an option group; its options are told by name, and one that is left out is deleted. */
export async function changeGroup(
  { api, token }: DemoProduct,
  groupName: string,
  change: (options: SaveOption[]) => SaveOption[],
): Promise<void> {
  const groups = await api.get('adminOptionGroups', {}, { token });
  const group = groups.find(({ name }) => name === groupName);
  if (!group) throw new Error(`The demo restaurant has no group ${groupName}`);
  const { id, version, name, nameNl, min, max } = group;
  const options = change(group.options.filter(({ isActive }) => isActive));
  const request = { params: { id }, headers: { 'if-match': version }, body: { name, nameNl, min, max, options } };
  await api.get('updateOptionGroup', request, { token });
}
