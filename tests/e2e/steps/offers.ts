import type { AdminMenuItem } from '@pickup/contract';
import type { DemoProduct } from '../stage/demo-product.js';

/** Takes back what the owner did. */
export type TakeBack = () => Promise<void>;

async function save({ api, token }: DemoProduct, dish: AdminMenuItem): Promise<void> {
  const { id, name, description, price, imageUrl, categoryId, available, popular } = dish;
  const body = { name, description, price, imageUrl, categoryId, available, popular };
  await api.get('updateMenuItem', { params: { id }, body }, { token });
}

/** The owner changes a dish in the back office. */
export async function changeDish(
  product: DemoProduct,
  name: string,
  values: Partial<Pick<AdminMenuItem, 'name' | 'price' | 'available'>>,
): Promise<TakeBack> {
  const { api, token } = product;
  const dishes = await api.get('adminMenuItems', { query: {} }, { token });
  const dish = dishes.find((item) => item.name === name);
  if (!dish) throw new Error(`The demo restaurant has no ${name}`);
  await save(product, { ...dish, ...values });
  return () => save(product, dish);
}

/** The owner ends a deal. */
export async function endDeal({ api, token }: DemoProduct, title: string): Promise<TakeBack> {
  const deal = (await api.get('deals', {})).find((one) => one.title === title);
  if (!deal) throw new Error(`The demo restaurant has no deal ${title}`);
  const toggle = async () => {
    await api.get('toggleDealActive', { params: { id: deal.id } }, { token });
  };
  await toggle();
  return toggle;
}
