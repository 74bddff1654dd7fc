import { randomUUID } from 'node:crypto';
import { endpoints, IfMatch, type Endpoint, type EndpointName } from '@pickup/contract';
import { readFailure, urlOf } from '../../product/client.js';
import { MENU_REFUSALS } from './menu-refusals.js';
import { CORRECTION_REFUSALS } from './correction-scenarios.js';
import { MOVE_REFUSALS } from './move-refusals.js';
import { type ProvokedRefusal, refused } from './provoked-refusal.js';
import type { Target } from './target.js';
import { asOwner, cancelledOrder, confirmedOrder, newDish, orderForm, placeOrder } from './scenario.js';
import { requestFor } from './scenarios.js';

interface LooseRequest {
  params?: object | undefined;
  query?: object | undefined;
  headers?: object | undefined;
  body?: object | undefined;
}

const isName = (name: string): name is EndpointName => name in endpoints;
const all: (Endpoint & { name: EndpointName })[] = Object.entries(endpoints).flatMap(([name, endpoint]) =>
  isName(name) ? [{ ...endpoint, name }] : [],
);
const admin = all.filter(({ access }) => access === 'admin');

/** Requests for the calls whose scenario changes something before the call is made. */
const HARMLESS: Partial<Record<EndpointName, LooseRequest>> = {
  changePassword: { body: { currentPassword: 'wrong', newPassword: 'long enough' } },
  createRestaurant: { body: {} },
};

/** A body as it goes over the wire, with its type. */
function onWire(body: object | undefined): { type?: string; body?: string | Uint8Array<ArrayBuffer> } {
  if (body === undefined) return {};
  if (body instanceof Uint8Array) return { type: 'image/png', body: new Uint8Array(body) };
  return { type: 'application/json', body: JSON.stringify(body) };
}

/** Sends the request of a scenario with a mistake that types would not allow. */
async function sendWrong(target: Target, name: EndpointName, spoil: (request: LooseRequest) => LooseRequest) {
  const endpoint: Endpoint = endpoints[name];
  const token = endpoint.access === 'admin' ? await target.token() : null;
  const request = spoil(HARMLESS[name] ?? (await requestFor(target, name)));
  const { type, body } = onWire(request.body);
  const answer = await target.api.send(urlOf(endpoint, request), {
    method: endpoint.method,
    headers: {
      ...(type !== undefined && { 'content-type': type }),
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...request.headers,
    },
    ...(body !== undefined && { body }),
  });
  return readFailure(answer);
}

/** Ids of nothing, for every parameter that a path may name. */
const NOTHING = { id: 'unknown', lineId: 'unknown' };

const withoutToken = admin.map(({ name }): ProvokedRefusal => ({
  name,
  status: 401,
  why: 'no token',
  provoke: async ({ api }) =>
    readFailure(await api.send(urlOf(endpoints[name], { params: NOTHING }), { method: endpoints[name].method })),
}));

const withUnknownId = all
  .filter(({ path, errors }) => path.includes('/:id') && errors.includes(404))
  .map(({ name }): ProvokedRefusal => ({
    name,
    status: 404,
    why: 'an unknown id',
    provoke: (target) => sendWrong(target, name, (request) => ({ ...request, params: NOTHING })),
  }));

const hasFields = ({ body, bodyTypes }: Endpoint) => body !== undefined && bodyTypes?.includes('picture') !== true;

const withUnknownField = (['query', 'body'] as const).flatMap((part) =>
  all
    .filter((endpoint) => (part === 'query' ? endpoint.access === 'admin' && endpoint.query : hasFields(endpoint)))
    .map(({ name }): ProvokedRefusal => ({
      name,
      status: 400,
      why: `an unknown field in its ${part}`,
      provoke: (target) =>
        sendWrong(target, name, (request) => ({ ...request, [part]: { ...request[part], nonsense: 'x' } })),
    })),
);

const withTextBody = all
  .filter(({ body }) => body)
  .map(({ name }): ProvokedRefusal => ({
    name,
    status: 415,
    why: 'a body of plain text',
    provoke: (target) =>
      sendWrong(target, name, (request) => ({ ...request, headers: { 'content-type': 'text/plain' } })),
  }));

const withOldVersion = all
  .filter(({ headers }) => headers === IfMatch)
  .map(({ name }): ProvokedRefusal => ({
    name,
    status: 409,
    why: 'an old version',
    provoke: (target) => sendWrong(target, name, (request) => ({ ...request, headers: { 'if-match': '"99"' } })),
  }));

const byHand: ProvokedRefusal[] = [
  {
    name: 'login',
    status: 401,
    why: 'a wrong password',
    provoke: (target) => refused(target, 'login', { body: { email: target.owner.email, password: 'wrong' } }),
  },
  {
    name: 'renewSession',
    status: 401,
    why: 'an ended session',
    provoke: async (target) => {
      await target.api.get('login', { body: { ...target.owner } });
      await target.api.call('logout', {});
      return refused(target, 'renewSession', {});
    },
  },
  {
    name: 'changePassword',
    status: 400,
    why: 'a wrong current password',
    provoke: (target) =>
      refused(target, 'changePassword', { body: { currentPassword: 'wrong', newPassword: 'long enough' } }),
  },
  {
    name: 'placeOrder',
    status: 409,
    why: 'a key that placed another order',
    provoke: async (target) => {
      const [headers, body] = [{ 'idempotency-key': randomUUID() }, await orderForm(target)];
      await target.api.get('placeOrder', { headers, body });
      return refused(target, 'placeOrder', { headers, body: { ...body, notes: 'Another one.' } });
    },
  },
  {
    name: 'placeOrder',
    status: 409,
    why: 'another total than was shown',
    provoke: async (target) =>
      refused(target, 'placeOrder', { body: { ...(await orderForm(target)), quotedTotal: 0.01 } }),
  },
  {
    name: 'placeOrder',
    status: 409,
    why: 'other contents than were shown',
    provoke: async (target) => {
      const body = await orderForm(target);
      const { contentsHash } = await target.api.get('quote', { body: { items: body.items } });
      await target.api.get('placeOrder', { body: { ...body, quotedContentsHash: contentsHash } });
      const other = { ...body, quotedContentsHash: contentsHash.split('').toReversed().join('') };
      return refused(target, 'placeOrder', { body: other });
    },
  },
  {
    name: 'cancelOrder',
    status: 409,
    why: 'an order that the kitchen has confirmed',
    provoke: async (target) => {
      const { id: secret, orderNumber } = await placeOrder(target);
      const { content } = await asOwner(target, 'adminOrders', { query: { size: '5' } });
      const id = content.find((order) => order.orderNumber === orderNumber)?.id ?? '';
      await asOwner(target, 'transitionOrder', { params: { id }, query: { status: 'CONFIRMED' } });
      return refused(target, 'cancelOrder', { params: { id: secret } });
    },
  },
  {
    name: 'deleteCategory',
    status: 409,
    why: 'dishes in it',
    provoke: async (target) => {
      const { categoryId } = await newDish(target);
      return refused(target, 'deleteCategory', { params: { id: categoryId ?? '' } });
    },
  },
  {
    name: 'toggleMenuItemPopular',
    status: 409,
    why: 'a deleted dish',
    provoke: async (target) => {
      const { id } = await newDish(target);
      await asOwner(target, 'deleteMenuItem', { params: { id } });
      return refused(target, 'toggleMenuItemPopular', { params: { id } });
    },
  },
  ...(['exportCustomer', 'eraseCustomer'] as const).map((name): ProvokedRefusal => ({
    name,
    status: 404,
    why: 'nothing that is stored',
    provoke: (target) => {
      const who = { email: 'nobody@example.com' };
      return sendWrong(target, name, ({ query }) => (query ? { query: who } : { body: who }));
    },
  })),
  {
    name: 'eraseCustomer',
    status: 409,
    why: 'an order that is still open',
    provoke: async (target) => {
      const { customerEmail: email } = await confirmedOrder(target);
      return refused(target, 'eraseCustomer', { body: { email } });
    },
  },
  {
    name: 'eraseCustomer',
    status: 404,
    why: 'a customer who is already erased',
    provoke: async (target) => {
      const { customerEmail: email } = await cancelledOrder(target);
      await asOwner(target, 'eraseCustomer', { body: { email } });
      return refused(target, 'eraseCustomer', { body: { email } });
    },
  },
  {
    name: 'addMenuItems',
    status: 409,
    why: 'a dish of the name already',
    provoke: async (target) => {
      const { name } = await newDish(target);
      return refused(target, 'addMenuItems', { body: { dishes: [{ name, price: 1, category: null }] } });
    },
  },
  {
    name: 'createRestaurant',
    status: 409,
    why: 'a restaurant already',
    provoke: async (target) => {
      const { name, phone, email, address } = await asOwner(target, 'adminRestaurant', {});
      return refused(target, 'createRestaurant', { body: { name, phone, email, address } });
    },
  },
  {
    name: 'updateRestaurant',
    status: 400,
    why: 'twins that differ',
    provoke: (target) => refused(target, 'updateRestaurant', { body: { postalCode: '1011 AB', zipCode: '1012 AB' } }),
  },
];

export const REFUSALS: ProvokedRefusal[] = [
  ...withoutToken,
  ...withUnknownId,
  ...withUnknownField,
  ...withTextBody,
  ...withOldVersion,
  ...byHand,
  ...MENU_REFUSALS,
  ...MOVE_REFUSALS,
  ...CORRECTION_REFUSALS,
];
