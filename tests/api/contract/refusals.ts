import { randomUUID } from 'node:crypto';
import { endpoints, type Endpoint, type EndpointName, type ErrorStatus } from '@pickup/contract';
import { readFailure, urlOf, type Failure } from '../../product/client.js';
import type { House } from './house.js';
import {
  asOwner,
  cancelledOrder,
  confirmedOrder,
  newDish,
  orderForm,
  placeOrder,
  type RequestFor,
} from './scenario.js';
import { scenarios } from './scenarios.js';

/** A call that the product and the mock have to refuse with the same status. */
export interface ProvokedRefusal {
  name: EndpointName;
  status: ErrorStatus | 400;
  why: string;
  provoke: (house: House) => Promise<Failure>;
}

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

/** Requests beside the scenarios that make room for a success no refused call brings. */
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

/** Sends what no typed call would: a scenario's request with something wrong in it. */
async function sendWrong(house: House, name: EndpointName, spoil: (request: LooseRequest) => LooseRequest) {
  const endpoint: Endpoint = endpoints[name];
  const token = endpoint.access === 'admin' ? await house.token() : null;
  const request = spoil(HARMLESS[name] ?? (await scenarios[name](house)));
  const { type, body } = onWire(request.body);
  const answer = await house.api.send(urlOf(endpoint, request), {
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

/** Makes a typed call that is refused. */
async function refused<Name extends EndpointName>(house: House, name: Name, request: RequestFor<Name>) {
  const token = endpoints[name].access === 'admin' ? await house.token() : undefined;
  const answer = await house.api.call(name, request, { token });
  if (answer.ok) throw new Error(`${name} was not refused`);
  return answer;
}

const withoutToken = admin.map(({ name }): ProvokedRefusal => ({
  name,
  status: 401,
  why: 'no token',
  provoke: async ({ api }) =>
    readFailure(
      await api.send(urlOf(endpoints[name], { params: { id: 'unknown' } }), { method: endpoints[name].method }),
    ),
}));

const withUnknownId = all
  .filter(({ path, errors }) => path.includes('/:id') && errors.includes(404))
  .map(({ name }): ProvokedRefusal => ({
    name,
    status: 404,
    why: 'an unknown id',
    provoke: (house) => sendWrong(house, name, (request) => ({ ...request, params: { id: 'unknown' } })),
  }));

const hasFields = ({ body, bodyTypes }: Endpoint) => body !== undefined && bodyTypes?.includes('picture') !== true;

const withUnknownField = (['query', 'body'] as const).flatMap((part) =>
  all
    .filter((endpoint) => (part === 'query' ? endpoint.access === 'admin' && endpoint.query : hasFields(endpoint)))
    .map(({ name }): ProvokedRefusal => ({
      name,
      status: 400,
      why: `an unknown field in its ${part}`,
      provoke: (house) =>
        sendWrong(house, name, (request) => ({ ...request, [part]: { ...request[part], nonsense: 'x' } })),
    })),
);

const withTextBody = all
  .filter(({ body }) => body)
  .map(({ name }): ProvokedRefusal => ({
    name,
    status: 415,
    why: 'a body of plain text',
    provoke: (house) =>
      sendWrong(house, name, (request) => ({ ...request, headers: { 'content-type': 'text/plain' } })),
  }));

const withOldVersion = all
  .filter(({ headers, errors, path }) => headers && errors.includes(409) && path.startsWith('/admin/'))
  .map(({ name }): ProvokedRefusal => ({
    name,
    status: 409,
    why: 'an old version',
    provoke: (house) => sendWrong(house, name, (request) => ({ ...request, headers: { 'if-match': '"99"' } })),
  }));

const byHand: ProvokedRefusal[] = [
  {
    name: 'login',
    status: 401,
    why: 'a wrong password',
    provoke: (house) => refused(house, 'login', { body: { email: house.owner.email, password: 'wrong' } }),
  },
  {
    name: 'renewSession',
    status: 401,
    why: 'an ended session',
    provoke: async (house) => {
      await house.api.get('login', { body: { ...house.owner } });
      await house.api.call('logout', {});
      return refused(house, 'renewSession', {});
    },
  },
  {
    name: 'changePassword',
    status: 400,
    why: 'a wrong current password',
    provoke: (house) =>
      refused(house, 'changePassword', { body: { currentPassword: 'wrong', newPassword: 'long enough' } }),
  },
  {
    name: 'placeOrder',
    status: 409,
    why: 'a key that placed another order',
    provoke: async (house) => {
      const [headers, body] = [{ 'idempotency-key': randomUUID() }, await orderForm(house)];
      await house.api.get('placeOrder', { headers, body });
      return refused(house, 'placeOrder', { headers, body: { ...body, notes: 'Another one.' } });
    },
  },
  {
    name: 'placeOrder',
    status: 409,
    why: 'another total than was shown',
    provoke: async (house) =>
      refused(house, 'placeOrder', { body: { ...(await orderForm(house)), quotedTotal: 0.01 } }),
  },
  {
    name: 'cancelOrder',
    status: 409,
    why: 'an order that the kitchen has confirmed',
    provoke: async (house) => {
      const { id: secret, orderNumber } = await placeOrder(house);
      const { content } = await asOwner(house, 'adminOrders', { query: { size: '5' } });
      const id = content.find((order) => order.orderNumber === orderNumber)?.id ?? '';
      await asOwner(house, 'transitionOrder', { params: { id }, query: { status: 'CONFIRMED' } });
      return refused(house, 'cancelOrder', { params: { id: secret } });
    },
  },
  {
    name: 'transitionOrder',
    status: 409,
    why: 'a move that is not allowed',
    provoke: async (house) => {
      const { id } = await confirmedOrder(house);
      return refused(house, 'transitionOrder', { params: { id }, query: { status: 'COMPLETED' } });
    },
  },
  {
    name: 'deleteCategory',
    status: 409,
    why: 'dishes in it',
    provoke: async (house) => {
      const { categoryId } = await newDish(house);
      return refused(house, 'deleteCategory', { params: { id: categoryId ?? '' } });
    },
  },
  {
    name: 'toggleMenuItemPopular',
    status: 409,
    why: 'a deleted dish',
    provoke: async (house) => {
      const { id } = await newDish(house);
      await asOwner(house, 'deleteMenuItem', { params: { id } });
      return refused(house, 'toggleMenuItemPopular', { params: { id } });
    },
  },
  ...(['exportCustomer', 'eraseCustomer'] as const).map((name): ProvokedRefusal => ({
    name,
    status: 404,
    why: 'nothing that is stored',
    provoke: (house) => {
      const who = { email: 'nobody@example.com' };
      return sendWrong(house, name, ({ query }) => (query ? { query: who } : { body: who }));
    },
  })),
  {
    name: 'eraseCustomer',
    status: 409,
    why: 'an order that is still open',
    provoke: async (house) => {
      const { customerEmail: email } = await confirmedOrder(house);
      return refused(house, 'eraseCustomer', { body: { email } });
    },
  },
  {
    name: 'eraseCustomer',
    status: 404,
    why: 'a customer who is already erased',
    provoke: async (house) => {
      const { customerEmail: email } = await cancelledOrder(house);
      await asOwner(house, 'eraseCustomer', { body: { email } });
      return refused(house, 'eraseCustomer', { body: { email } });
    },
  },
  {
    name: 'createRestaurant',
    status: 409,
    why: 'a restaurant already',
    provoke: async (house) => {
      const { name, phone, email, address } = await asOwner(house, 'adminRestaurant', {});
      return refused(house, 'createRestaurant', { body: { name, phone, email, address } });
    },
  },
  {
    name: 'updateRestaurant',
    status: 400,
    why: 'twins that differ',
    provoke: (house) => refused(house, 'updateRestaurant', { body: { postalCode: '1011 AB', zipCode: '1012 AB' } }),
  },
];

export const REFUSALS: ProvokedRefusal[] = [
  ...withoutToken,
  ...withUnknownId,
  ...withUnknownField,
  ...withTextBody,
  ...withOldVersion,
  ...byHand,
];
