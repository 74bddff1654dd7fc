import { createVisitorLimiter, HttpError, type Visitor } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import type { Placement } from './place-order.js';

/** More than a household, a school or an office orders in ten minutes, and far fewer than a flood. */
const LIMIT = { name: 'orders', points: 40, seconds: 10 * 60 };

type Place = () => Promise<Placement>;

const hasPlaced = async (strapi: Core.Strapi, key: string | null): Promise<boolean> =>
  key !== null && (await strapi.db.connection('orders').where({ idempotency_key: key }).first('id')) !== undefined;

/**
 * Limits the orders of one network address (product.md, Limits). An order that is refused does not count. A repeat under an
 * idempotency key that has placed its order is never refused and does not count: past the limit the key is looked up before
 * a request is refused. Requests with the same key at the same time wait for the first of them, so that the others are such
 * repeats.
 */
export function limitOrders(strapi: Core.Strapi) {
  const limit = createVisitorLimiter(strapi, LIMIT);
  const underWay = new Map<string, Promise<unknown>>();

  async function placeCounted(visitor: Visitor, key: string | null, place: Place): Promise<Placement> {
    try {
      await limit.consume(visitor);
    } catch (error) {
      if (error instanceof HttpError && (await hasPlaced(strapi, key))) return place();
      throw error;
    }
    try {
      const placement = await place();
      if (placement.replayed) await limit.refund(visitor);
      return placement;
    } catch (error) {
      // Nothing was stored: a neighbour must not be kept from ordering by what was refused.
      if (error instanceof HttpError) await limit.refund(visitor);
      throw error;
    }
  }

  return {
    /** Called before the body is read. @throws HttpError 429 for an address over its limit whose key has placed no order */
    async admit(visitor: Visitor, key: string | null): Promise<void> {
      try {
        limit.check(visitor);
      } catch (error) {
        if (!(await hasPlaced(strapi, key))) throw error;
      }
    },
    /** @throws HttpError 429 for an address with too many orders, and whatever `place` refuses */
    async place(visitor: Visitor, key: string | null, place: Place): Promise<Placement> {
      if (key === null) return placeCounted(visitor, key, place);
      const first = underWay.get(key);
      if (first) {
        await first;
        return (await hasPlaced(strapi, key)) ? place() : placeCounted(visitor, key, place);
      }
      const placing = placeCounted(visitor, key, place);
      underWay.set(
        key,
        placing.catch(() => undefined),
      );
      try {
        return await placing;
      } finally {
        underWay.delete(key);
      }
    },
  };
}
