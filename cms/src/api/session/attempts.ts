import { createHmac } from 'node:crypto';
import { createLimiter, networkOf, type Visitor } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';

const QUARTER_HOUR_S = 15 * 60;

/** What somebody may try before they have to wait. */
export interface Attempts {
  /**
   * Lets a try of a password through, or not; it counts until it turns out to be right.
   * @throws Refusal 429 for an address or an account that has been wrong too often
   */
  begin: (visitor: Visitor, email: string) => Promise<void>;
  succeed: (visitor: Visitor, email: string) => Promise<void>;
  /** @throws Refusal 429 for an address that renews sessions all the time */
  renew: (visitor: Visitor) => Promise<void>;
}

/** The limits of signing in: per address, so that nobody tries many accounts, and per account, so that many cannot try one. */
export function createAttempts(strapi: Core.Strapi): Attempts {
  const perAddress = createLimiter(strapi, { name: 'sign-in-address', points: 30, seconds: QUARTER_HOUR_S });
  const perAccount = createLimiter(strapi, { name: 'sign-in-account', points: 10, seconds: QUARTER_HOUR_S });
  const renewals = createLimiter(strapi, { name: 'renewal-address', points: 60, seconds: 60 });
  // The counts lie in the database: they say nothing of who tried what.
  const keyOf = (text: string) =>
    createHmac('sha256', z.string().parse(strapi.config.get('pickup.visitorSecret')))
      .update(text)
      .digest('base64url');
  const addressOf = ({ address }: Visitor) => keyOf(networkOf(address));
  const accountOf = (email: string) => keyOf(email.toLowerCase());
  return {
    async begin(visitor, email) {
      await perAddress.take(addressOf(visitor));
      await perAccount.take(accountOf(email));
    },
    async succeed(visitor, email) {
      await perAddress.giveBack(addressOf(visitor));
      await perAccount.forget(accountOf(email));
    },
    renew: (visitor) => renewals.take(addressOf(visitor)),
  };
}
