import { createLimiter, createVisitorLimiter, keyedHash, type Visitor } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';

const QUARTER_HOUR_S = 15 * 60;

/** Counts what may be tried before a visitor has to wait. */
export interface Attempts {
  /**
   * Counts one attempt at a password; `succeed` takes it back when the password is right.
   * @throws Refusal 429 for an address or an account that has been wrong too often
   */
  begin: (visitor: Visitor, email: string) => Promise<void>;
  succeed: (visitor: Visitor, email: string) => Promise<void>;
  /** @throws Refusal 429 for an address that renews sessions all the time */
  renew: (visitor: Visitor) => Promise<void>;
}

/** The limits of signing in: per address, so that nobody tries many accounts, and per account, so that many cannot try one. */
export function createAttempts(strapi: Core.Strapi, door: 'sign-in' | 'panel'): Attempts {
  const perAddress = createVisitorLimiter(strapi, { name: `${door}-address`, points: 30, seconds: QUARTER_HOUR_S });
  const perAccount = createLimiter(strapi, { name: `${door}-account`, points: 10, seconds: QUARTER_HOUR_S });
  const renewals = createVisitorLimiter(strapi, { name: `${door}-renewal`, points: 60, seconds: 60 });
  const accountOf = (email: string) => keyedHash(strapi, email.toLowerCase());
  return {
    async begin(visitor, email) {
      await perAddress.take(visitor);
      await perAccount.take(accountOf(email));
    },
    async succeed(visitor, email) {
      await perAddress.giveBack(visitor);
      await perAccount.forget(accountOf(email));
    },
    renew: (visitor) => renewals.take(visitor),
  };
}
