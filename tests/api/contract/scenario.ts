import { randomUUID } from 'node:crypto';
import type {
  AdminCategory,
  AdminDeal,
  AdminMenuItem,
  AdminOrder,
  AdminOrderDetails,
  AdminReview,
  EndpointName,
  Endpoints,
  OrderStatus,
  PlaceOrderInput,
  PlacedOrder,
  RequestOf,
  ResponseOf,
  DietaryInformation,
} from '@pickup/contract';
import type { House } from './house.js';

export type RequestFor<Name extends EndpointName> = RequestOf<Endpoints[Name]>;

/** Prepares, through the calls themselves, what a call needs to succeed. @returns the request that will */
type Scenario<Name extends EndpointName> = (house: House) => Promise<RequestFor<Name>>;
export type Scenarios = { [Name in EndpointName]: Scenario<Name> };

/** An answer to the owner that has to be a success. */
export async function asOwner<Name extends EndpointName>(
  { api, token }: House,
  name: Name,
  request: RequestFor<Name>,
): Promise<ResponseOf<Endpoints[Name]>> {
  return api.get(name, request, { token: await token() });
}

/** The request that names a record and the version it was seen in. */
export const seen = ({ id, version }: { id: string; version: string }) => ({
  params: { id },
  headers: { 'if-match': `"${version}"` },
});

/** An answer that holds neither would not show how one looks that does. */
const stated: DietaryInformation = { allergens: ['gluten', 'milk'], dietary: ['vegetarian'] };

export const dishForm = (categoryId: string | null) => ({
  name: 'Leek tart',
  nameNl: 'Preitaart',
  description: 'With mustard.',
  price: 8.5,
  categoryId,
  ...stated,
});

export const dealForm = {
  title: 'Tart and tea',
  description: 'From two to four.',
  discountedPrice: 9,
  originalPrice: 12,
  isConditional: true,
  minimumOrderAmount: 15,
  validFrom: '2020-01-01',
  validUntil: '2999-12-31',
  ...stated,
};

const reviewForm = { customerName: 'Anna', customerEmail: 'anna@example.com', rating: 4, comment: 'Warm.' };

export const newCategory = (house: House): Promise<AdminCategory> =>
  asOwner(house, 'createCategory', { body: { name: 'Tarts', description: 'Baked at noon.' } });

/** A dish in a category of its own. */
export async function newDish(house: House): Promise<AdminMenuItem> {
  const { id } = await newCategory(house);
  return asOwner(house, 'createMenuItem', { body: dishForm(id) });
}

export const newDeal = (
  house: House,
  changes: Partial<typeof dealForm & { featured: boolean }> = {},
): Promise<AdminDeal> => asOwner(house, 'createDeal', { body: { ...dealForm, ...changes } });

export async function newReview(house: House): Promise<AdminReview> {
  const { id } = await house.api.get('createReview', { body: reviewForm });
  return asOwner(house, 'adminReview', { params: { id } });
}

export async function orderForm(house: House): Promise<PlaceOrderInput> {
  const dish = await newDish(house);
  return {
    customerName: 'Anna de Vries',
    customerEmail: 'anna@example.com',
    customerPhone: '+31 20 555 0142',
    notes: 'No bag.',
    items: [{ itemId: dish.id, itemType: 'menu', quantity: 2, customizations: ['no garlic'] }],
  };
}

export const placeOrder = async (house: House, changes: Partial<PlaceOrderInput> = {}): Promise<PlacedOrder> =>
  house.api.get('placeOrder', { body: { ...(await orderForm(house)), ...changes } });

/** An order that was just placed, as the owner sees it. */
export async function newestOrder(house: House, changes?: Partial<PlaceOrderInput>): Promise<AdminOrder> {
  const { orderNumber } = await placeOrder(house, changes);
  const { content } = await asOwner(house, 'adminOrders', { query: { size: '5' } });
  const placed = content.find((order) => order.orderNumber === orderNumber);
  if (!placed) throw new Error(`Order ${orderNumber} is not in the owner's list`);
  return placed;
}

/** An order as the owner sees it, after its first move. */
async function movedOrder(house: House, status: OrderStatus, changes?: Partial<PlaceOrderInput>) {
  const { id } = await newestOrder(house, changes);
  return asOwner(house, 'transitionOrder', { params: { id }, query: { status } });
}

export const confirmedOrder = (house: House): Promise<AdminOrderDetails> => movedOrder(house, 'CONFIRMED');

/** The only order of its customer. */
export const cancelledOrder = (house: House): Promise<AdminOrderDetails> =>
  movedOrder(house, 'CANCELLED', { customerEmail: `${randomUUID()}@example.com` });
