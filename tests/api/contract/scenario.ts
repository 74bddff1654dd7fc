import { randomUUID } from 'node:crypto';
import type {
  AdminCategory,
  AdminDeal,
  AdminMenuItem,
  AdminOptionGroup,
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
import type { Target } from './target.js';

export type RequestFor<Name extends EndpointName> = RequestOf<Endpoints[Name]>;

/** Prepares, through the calls themselves, what a call needs to succeed. @returns the request that will */
type Scenario<Name extends EndpointName> = (target: Target) => Promise<RequestFor<Name>>;
export type Scenarios = { [Name in EndpointName]: Scenario<Name> };

/** An answer to the owner that has to be a success. */
export async function asOwner<Name extends EndpointName>(
  { api, token }: Target,
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

/** Given, so that the responses that are compared contain both lists. */
const dietaryInformation: DietaryInformation = { allergens: ['gluten', 'milk'], dietary: ['vegetarian'] };

export const dishForm = (categoryId: string | null) => ({
  name: 'Leek tart',
  nameNl: 'Preitaart',
  description: 'With mustard.',
  price: 8.5,
  categoryId,
  ...dietaryInformation,
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
  ...dietaryInformation,
};

const reviewForm = { customerName: 'Anna', customerEmail: 'anna@example.com', rating: 4, comment: 'Warm.' };

export const newCategory = (target: Target): Promise<AdminCategory> =>
  asOwner(target, 'createCategory', { body: { name: 'Tarts', description: 'Baked at noon.' } });

export const groupForm = {
  name: 'Size',
  nameNl: 'Formaat',
  min: 1,
  max: 2,
  options: [
    { name: 'Regular', nameNl: 'Gewoon', isDefault: true, ...dietaryInformation },
    { name: 'Large', nameNl: 'Groot', price: 3, maxCount: 2, ...dietaryInformation },
  ],
};

export const newGroup = (target: Target): Promise<AdminOptionGroup> =>
  asOwner(target, 'createOptionGroup', { body: groupForm });

/** A dish with choices in a category of its own. */
export async function newDish(target: Target): Promise<AdminMenuItem> {
  const { id } = await newCategory(target);
  const group = await newGroup(target);
  return asOwner(target, 'createMenuItem', { body: { ...dishForm(id), optionGroupIds: [group.id] } });
}

export const newDeal = (
  target: Target,
  changes: Partial<typeof dealForm & { featured: boolean }> = {},
): Promise<AdminDeal> => asOwner(target, 'createDeal', { body: { ...dealForm, ...changes } });

export async function newReview(target: Target): Promise<AdminReview> {
  const { id } = await target.api.get('createReview', { body: reviewForm });
  return asOwner(target, 'adminReview', { params: { id } });
}

export async function orderForm(target: Target): Promise<PlaceOrderInput> {
  const dish = await newDish(target);
  const options = dish.optionGroups.flatMap((group) =>
    group.options.slice(1).map(({ id }) => ({ optionId: id, count: 2 })),
  );
  return {
    customerName: 'Anna de Vries',
    customerEmail: 'anna@example.com',
    customerPhone: '+31 20 555 0142',
    notes: 'No bag.',
    items: [{ itemId: dish.id, itemType: 'menu', quantity: 2, customizations: ['no garlic'], options }],
  };
}

export const placeOrder = async (target: Target, changes: Partial<PlaceOrderInput> = {}): Promise<PlacedOrder> =>
  target.api.get('placeOrder', { body: { ...(await orderForm(target)), ...changes } });

/** An order that was just placed, as the owner sees it. */
export async function newestOrder(target: Target, changes?: Partial<PlaceOrderInput>): Promise<AdminOrder> {
  const { orderNumber } = await placeOrder(target, changes);
  const { content } = await asOwner(target, 'adminOrders', { query: { size: '5' } });
  const placed = content.find((order) => order.orderNumber === orderNumber);
  if (!placed) throw new Error(`Order ${orderNumber} is not in the owner's list`);
  return placed;
}

/** An order as the owner sees it, after its first transition. */
async function movedOrder(target: Target, status: OrderStatus, changes?: Partial<PlaceOrderInput>) {
  const { id } = await newestOrder(target, changes);
  return asOwner(target, 'transitionOrder', { params: { id }, query: { status } });
}

export const confirmedOrder = (target: Target): Promise<AdminOrderDetails> => movedOrder(target, 'CONFIRMED');

/** The only order of its customer. */
export const cancelledOrder = (target: Target): Promise<AdminOrderDetails> =>
  movedOrder(target, 'CANCELLED', { customerEmail: `${randomUUID()}@example.com` });

/** Something that the product and the mock do alike, beyond the status of one call. */
export interface Agreement {
  what: string;
  observe: (target: Target) => Promise<unknown>;
  expected: unknown;
}

/** Makes a call that is refused. @returns its status and its sentence */
export async function refusalOf<Name extends EndpointName>(target: Target, name: Name, request: RequestFor<Name>) {
  const answer = await target.api.call(name, request, { token: await target.token() });
  return answer.ok ? [answer.status] : [answer.status, answer.error.message];
}
