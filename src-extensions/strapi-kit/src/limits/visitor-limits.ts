import { createHmac } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { createLimiter, type Limit, type Limiter } from './limits.js';
import { networksOf, type Networks } from './network.js';
import type { Visitor } from '../routes/route.js';

const Secret = z.string();

/** A keyed hash, so that stored counts do not reveal addresses. */
export const keyedHash = (strapi: Core.Strapi, text: string): string =>
  createHmac('sha256', Secret.parse(strapi.config.get('pickup.visitorSecret')))
    .update(text)
    .digest('base64url');

/** A rate limiter for visitors: it counts by household and by the wider networks around it (product.md, Limits). */
export interface VisitorLimiter {
  /** @throws HttpError 429 while this visitor's network is known to be over its limit; counts nothing */
  check: (visitor: Visitor) => void;
  /** @throws HttpError 429 when this visitor's network has no points left; `about` counts separately, such as a record's id */
  consume: (visitor: Visitor, about?: string) => Promise<void>;
  /** Gives back a point. */
  refund: (visitor: Visitor) => Promise<void>;
}

/**
 * How many households' worth a network may use. Whoever rents an IPv6 /48 has 65 536 households in it, and 256 addresses
 * with an IPv4 /24; neighbours who share one never come near sixteen households that are each at their limit.
 */
const WIDENING = [
  { width: 'household', times: 1 },
  { width: 'delegation', times: 4 },
  { width: 'site', times: 16 },
] as const satisfies readonly { width: keyof Networks; times: number }[];

/**
 * Counts a visitor in each of its networks.
 * @param create makes the limiter of one width
 * @param hash keeps networks out of the keys
 */
export function limitNetworks(
  limit: Limit,
  create: (limit: Limit) => Limiter,
  hash: (text: string) => string,
): VisitorLimiter {
  const limiters = WIDENING.map(({ width, times }) => {
    const name = width === 'household' ? limit.name : `${limit.name}-${width}`;
    return { width, limiter: create({ ...limit, name, points: limit.points * times }) };
  });

  /** The limiters that count a visitor, the narrowest first, each with its key. */
  const countersOf = ({ address }: Visitor, about = ''): { limiter: Limiter; key: string }[] => {
    const networks = networksOf(address);
    return limiters.flatMap(({ width, limiter }) => {
      const network = networks[width];
      return network === null ? [] : [{ limiter, key: hash(`${network}\n${about}`) }];
    });
  };

  return {
    check(visitor) {
      for (const { limiter, key } of countersOf(visitor)) limiter.check(key);
    },
    async consume(visitor, about) {
      const counters = countersOf(visitor, about);
      // Before any is counted: ever new households of a network that is refused would make as many counts.
      for (const { limiter, key } of counters) limiter.check(key);
      // One after the other, so that what a household is refused does not count against its neighbours.
      for (const { limiter, key } of counters) await limiter.consume(key);
    },
    async refund(visitor) {
      for (const { limiter, key } of countersOf(visitor)) await limiter.refund(key);
    },
  };
}

/** A limit per network; whose address is believed is the setting TRUST_PROXY. @param limit its name must be used once */
export const createVisitorLimiter = (strapi: Core.Strapi, limit: Limit): VisitorLimiter =>
  limitNetworks(
    limit,
    (each) => createLimiter(strapi, each),
    (text) => keyedHash(strapi, text),
  );
