import { createHmac } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { createLimiter, type Limit } from './limits.js';
import { networkOf } from './network.js';
import type { Visitor } from '../routes/route.js';

/** A key that does not reveal the text it stands for: counts of limits may lie in the database. */
export const keyedHash = (strapi: Core.Strapi, text: string): string =>
  createHmac('sha256', z.string().parse(strapi.config.get('pickup.visitorSecret')))
    .update(text)
    .digest('base64url');

/** Counts what comes from one household, however many devices it has. */
export interface VisitorLimiter {
  /** @throws Refusal 429 when this visitor's network is known to be refused; it counts nothing */
  ask: (visitor: Visitor) => void;
  /** @throws Refusal 429 when nothing is left for this visitor's network; `about` counts apart, such as a record's id */
  take: (visitor: Visitor, about?: string) => Promise<void>;
  /** Gives one back that should not have counted. */
  giveBack: (visitor: Visitor) => Promise<void>;
}

/** A limit per network; whose address is believed is the setting TRUST_PROXY. @param limit its name must be used once */
export function createVisitorLimiter(strapi: Core.Strapi, limit: Limit): VisitorLimiter {
  const limiter = createLimiter(strapi, limit);
  const keyOf = ({ address }: Visitor, about = '') => keyedHash(strapi, `${networkOf(address)}\n${about}`);
  return {
    ask: (visitor) => limiter.ask(keyOf(visitor)),
    take: (visitor, about) => limiter.take(keyOf(visitor, about)),
    giveBack: (visitor) => limiter.giveBack(keyOf(visitor)),
  };
}
