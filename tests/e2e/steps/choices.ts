import type { AdminOptionGroup } from '@pickup/contract';
import type { DemoProduct } from '../fixtures/demo-product.js';

/** @throws Error when the demo restaurant has no such group of choices */
export async function groupNamed({ api, token }: DemoProduct, name: string): Promise<AdminOptionGroup> {
  const found = (await api.get('adminOptionGroups', {}, { token })).find((group) => group.name === name);
  if (!found) throw new Error(`The demo restaurant has no choices ${name}`);
  return found;
}

/** Changes the Dutch name of a group behind the back of whoever has its form open. */
export async function renameGroup(product: DemoProduct, group: string, nameNl: string | null): Promise<void> {
  const { id, name, min, max, options } = await groupNamed(product, group);
  const body = { name, nameNl, min, max, options };
  await product.api.get('updateOptionGroup', { params: { id }, headers: {}, body }, { token: product.token });
}
