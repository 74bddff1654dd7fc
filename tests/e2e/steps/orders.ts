import type { AdminOrder, AdminOrderDetails, LineItemType, MenuItem } from '@pickup/contract';
import type { DemoProduct } from '../fixtures/demo-product.js';
import { customer, MARGHERITA } from './demo.js';

/** The dish of this name, as it is sold now. */
export async function dishNamed({ api }: DemoProduct, name: string): Promise<MenuItem> {
  const dish = (await api.get('menuItems', {})).find((item) => item.name === name);
  if (!dish) throw new Error(`The demo restaurant sells no ${name}`);
  return dish;
}

/** The price of a dish, or of a deal that can be ordered. */
export async function priceOf(product: DemoProduct, type: LineItemType, name: string): Promise<number> {
  if (type === 'menu') return (await dishNamed(product, name)).price;
  const deal = (await product.api.get('deals', {})).find(({ title }) => title === name);
  if (!deal) throw new Error(`The demo restaurant has no deal ${name}`);
  return deal.dealPrice;
}

/** Every stored order of a customer, told by the email address; newest first. */
export async function ordersOf({ api, token }: DemoProduct, email: string): Promise<AdminOrder[]> {
  const { content } = await api.get('adminOrders', { query: { size: '100' } }, { token });
  return content.filter((order) => order.customerEmail === email);
}

export const detailsOf = ({ api, token }: DemoProduct, id: string): Promise<AdminOrderDetails> =>
  api.get('adminOrder', { params: { id } }, { token });

/** Places an order through the API, and gives it as the owner sees it. */
export async function placeOrder(product: DemoProduct, test: string, notes?: string): Promise<AdminOrder> {
  const { name, email, phone } = customer(test);
  const dish = await dishNamed(product, MARGHERITA);
  await product.api.get('placeOrder', {
    body: {
      customerName: name,
      customerEmail: email,
      customerPhone: phone,
      ...(notes !== undefined && { notes }),
      items: [{ itemId: dish.id, itemType: 'menu', quantity: 2, customizations: ['extra basil'] }],
    },
  });
  const [order] = await ordersOf(product, email);
  if (!order) throw new Error('The order just placed is not in the list');
  return order;
}
