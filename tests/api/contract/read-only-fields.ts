import { endpoints, type Endpoint, type EndpointName } from '@pickup/contract';
import { z } from 'zod';
import { urlOf } from '../../product/client.js';
import type { Target } from './target.js';
import { requestFor } from './scenarios.js';

/** The read-only fields in the response of each call that changes a record, without those that follow from other records. */
export const READ_ONLY = {
  updateDeal: ['id', 'discountPercentage', 'isActive', 'version'],
  updateMenuItem: ['id', 'isActive', 'version'],
  updateOptionGroup: ['id', 'isActive', 'version'],
  updateCategory: ['id', 'version'],
  updateRestaurant: ['id', 'version'],
  updateSpecialDay: ['id', 'version'],
} as const satisfies Partial<Record<EndpointName, readonly string[]>>;
export type ChangingName = keyof typeof READ_ONLY;

/** Takes what an order shall hold, and no record. */
const CORRECTING: EndpointName = 'correctOrder';

/** Every call that replaces a record and takes `If-Match`. */
export const REPLACING = Object.entries<Endpoint>(endpoints)
  .filter(([name, { method, headers }]) => method === 'PUT' && headers && name !== CORRECTING)
  .map(([name]) => name);

const Shown = z.record(z.string(), z.unknown());
type Shown = z.infer<typeof Shown>;

/** A record as the response shows it, and a function that sends a changed body. */
export async function openRecord(target: Target, name: ChangingName) {
  const { params, body: first = {} } = { params: undefined, ...(await requestFor(target, name)) };
  const send = async (body: object) => {
    const answer = await target.api.send(urlOf(endpoints[name], { params }), {
      method: endpoints[name].method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await target.token()}` },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: Shown.parse(JSON.parse(answer.text)) };
  };
  return { shown: (await send(first)).body, send };
}

/** Another value of the same kind. */
export function another(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  return Array.isArray(value) ? [{}] : `${String(value)}x`;
}
