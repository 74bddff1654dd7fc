import {
  createLimiter,
  createVisitorLimiter,
  keyedHash,
  networkOf,
  type AnswerCookie,
  type Visitor,
} from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { createKnownBrowsers, type SignInPlace } from './known-browser.js';

const QUARTER_HOUR_S = 15 * 60;
const HOUR_S = 60 * 60;

/** Counts what may be tried before a visitor has to wait. */
export interface Attempts {
  /** @throws HttpError 429 for an address that is refused already; it counts nothing, so it may be asked before a body is read */
  ask: (visitor: Visitor) => void;
  /**
   * Counts one attempt at a password; `succeed` takes it back when the password is right.
   * @throws HttpError 429 for a network, an account or a browser of it that has been wrong too often
   */
  begin: (visitor: Visitor, email: string) => Promise<void>;
  /** @returns the cookie by which this browser is known from now on */
  succeed: (visitor: Visitor, email: string) => Promise<AnswerCookie>;
}

/**
 * The limits of signing in. A browser that has signed in to the account before counts by itself, and nobody else can use
 * its count up. All others count by network, by account and network together, and by account: that last ceiling is far
 * above what one network reaches, so that nobody shuts an account from one place, and an attack from many still ends.
 */
export function createAttempts(strapi: Core.Strapi, place: SignInPlace): Attempts {
  const browsers = createKnownBrowsers(strapi, place);
  const perBrowser = createLimiter(strapi, { name: `${place}-browser`, points: 10, seconds: QUARTER_HOUR_S });
  const perAddress = createVisitorLimiter(strapi, { name: `${place}-address`, points: 30, seconds: QUARTER_HOUR_S });
  const perPair = createLimiter(strapi, { name: `${place}-pair`, points: 10, seconds: QUARTER_HOUR_S });
  const perAccount = createLimiter(strapi, { name: `${place}-account`, points: 200, seconds: HOUR_S });
  const accountOf = (email: string) => keyedHash(strapi, email.toLowerCase());
  const pairOf = ({ address }: Visitor, email: string) =>
    keyedHash(strapi, `${networkOf(address)}\n${email.toLowerCase()}`);
  return {
    ask(visitor) {
      // Whether a browser is known to the account is seen once the account has been read.
      if (visitor.knownBrowser === null) perAddress.check(visitor);
    },
    async begin(visitor, email) {
      const browser = browsers.recognise(visitor.knownBrowser, email);
      if (browser !== null) return perBrowser.consume(browser);
      await perAddress.consume(visitor);
      await perPair.consume(pairOf(visitor, email));
      await perAccount.consume(accountOf(email));
    },
    async succeed(visitor, email) {
      const browser = browsers.recognise(visitor.knownBrowser, email);
      if (browser === null) {
        await perAddress.refund(visitor);
        await perPair.reset(pairOf(visitor, email));
        // Only this one: others may be at the account at the same time.
        await perAccount.refund(accountOf(email));
      } else {
        await perBrowser.reset(browser);
      }
      return browsers.introduce(email);
    },
  };
}

/** Counts what those do who hold a token of the product. */
export interface SessionLimits {
  /** @throws HttpError 429 for an account, or a network without any token of ours, that renews sessions all the time */
  renew: (visitor: Visitor, accountId: number | null) => Promise<void>;
  /** Counts one attempt at the password of an account that is signed in; `confirmed` takes all of them back. */
  confirm: (accountId: number) => Promise<void>;
  confirmed: (accountId: number) => Promise<void>;
}

/** Counted by account, where no stranger can: not by a network, which guests of the restaurant may share with it. */
export function createSessionLimits(strapi: Core.Strapi): SessionLimits {
  const renewals = createLimiter(strapi, { name: 'sign-in-renewal-account', points: 60, seconds: 60 });
  const strangers = createVisitorLimiter(strapi, { name: 'sign-in-renewal', points: 60, seconds: 60 });
  const confirmations = createLimiter(strapi, { name: 'sign-in-confirm', points: 10, seconds: QUARTER_HOUR_S });
  return {
    renew: (visitor, accountId) =>
      accountId === null ? strangers.consume(visitor) : renewals.consume(String(accountId)),
    confirm: (accountId) => confirmations.consume(String(accountId)),
    confirmed: (accountId) => confirmations.reset(String(accountId)),
  };
}
