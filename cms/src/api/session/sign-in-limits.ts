import { timingSafeEqual } from 'node:crypto';
import { KNOWN_BROWSER_COOKIE } from '@pickup/contract';
import {
  keyedHash,
  randomText,
  type AnswerCookie,
  createLimiter,
  createVisitorLimiter,
  networkOf,
  type Visitor,
} from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';

/** Browsers keep no cookie for more than 400 days. */
const LIFETIME_MS = 365 * 24 * 60 * 60 * 1000;

/** The sign-in of the owner or of the raw panel. A cookie of one is not valid for the other. */
export type SignInPlace = 'sign-in' | 'panel';

/** The path of each cookie, as narrow as possible. */
const PATHS = { 'sign-in': '/api/auth', panel: '/admin/login' } as const satisfies Record<SignInPlace, string>;

/** The browsers in which somebody has signed in to an account before. */
interface KnownBrowsers {
  /** The id of the browser that sent a cookie; null for a browser that is not known to this account. */
  identify: (cookie: string | null, email: string) => string | null;
  /** A cookie that makes a browser known to this account. */
  issueCookie: (email: string) => AnswerCookie;
}

function isSame(one: string, other: string): boolean {
  const [bytes, others] = [Buffer.from(one), Buffer.from(other)];
  return bytes.length === others.length && timingSafeEqual(bytes, others);
}

/**
 * Recognises browsers that have signed in to an account before by a signed cookie, so that wrong passwords from elsewhere
 * never lock them out (OWASP, device cookies). The cookie grants no access, only a counter of its own.
 */
function createKnownBrowsers(strapi: Core.Strapi, place: SignInPlace): KnownBrowsers {
  const sign = (id: string, email: string) =>
    keyedHash(strapi, `known browser\n${place}\n${email.toLowerCase()}\n${id}`);
  return {
    identify(cookie, email) {
      const [id = '', signature = ''] = cookie?.split('.') ?? [];
      return isSame(signature, sign(id, email)) ? id : null;
    },
    issueCookie(email) {
      const id = randomText(16, 'base64url');
      return {
        name: KNOWN_BROWSER_COOKIE,
        value: `${id}.${sign(id, email)}`,
        path: PATHS[place],
        maxAgeMs: LIFETIME_MS,
        secure: strapi.config.get('pickup.secureCookies') === true,
      };
    },
  };
}

const QUARTER_HOUR_S = 15 * 60;
const HOUR_S = 60 * 60;

/** Limits of password attempts. */
export interface SignInLimits {
  /** @throws HttpError 429 for an address at its limit; it counts nothing, so that it can run before the body is read */
  check: (visitor: Visitor) => void;
  /**
   * Counts one attempt; `succeed` refunds it when the password is right.
   * @throws HttpError 429 after too many wrong passwords from a network or a known browser, or for an account
   */
  attempt: (visitor: Visitor, email: string) => Promise<void>;
  /** @returns the cookie that makes this browser a known one */
  succeed: (visitor: Visitor, email: string) => Promise<AnswerCookie>;
}

/**
 * The limits of signing in (product.md, Limits). A known browser has a counter of its own, which nobody else can exhaust.
 * All others count by network, by account and network together, and by account. The limit per account is far above what
 * one network can reach: nobody can lock an account from one network, but an attack from many networks is stopped.
 */
export function createSignInLimits(strapi: Core.Strapi, place: SignInPlace): SignInLimits {
  const browsers = createKnownBrowsers(strapi, place);
  const perBrowser = createLimiter(strapi, { name: `${place}-browser`, points: 10, seconds: QUARTER_HOUR_S });
  const perAddress = createVisitorLimiter(strapi, { name: `${place}-address`, points: 30, seconds: QUARTER_HOUR_S });
  const perPair = createLimiter(strapi, { name: `${place}-pair`, points: 10, seconds: QUARTER_HOUR_S });
  const perAccount = createLimiter(strapi, { name: `${place}-account`, points: 200, seconds: HOUR_S });
  const accountOf = (email: string) => keyedHash(strapi, email.toLowerCase());
  const pairOf = ({ address }: Visitor, email: string) =>
    keyedHash(strapi, `${networkOf(address)}\n${email.toLowerCase()}`);
  return {
    check(visitor) {
      // Whether the cookie belongs to the account can be checked only after the body was read.
      if (visitor.knownBrowser === null) perAddress.check(visitor);
    },
    async attempt(visitor, email) {
      const browser = browsers.identify(visitor.knownBrowser, email);
      if (browser !== null) return perBrowser.consume(browser);
      await perAddress.consume(visitor);
      await perPair.consume(pairOf(visitor, email));
      await perAccount.consume(accountOf(email));
    },
    async succeed(visitor, email) {
      const browser = browsers.identify(visitor.knownBrowser, email);
      if (browser === null) {
        await perAddress.refund(visitor);
        await perPair.reset(pairOf(visitor, email));
        // Only this attempt: there may be others at the same time.
        await perAccount.refund(accountOf(email));
      } else {
        await perBrowser.reset(browser);
      }
      return browsers.issueCookie(email);
    },
  };
}

/** Limits for visitors with a session. */
export interface SessionLimits {
  /**
   * @param accountId of a session that has not ended: the token of one that has must not hold up the account's others
   * @throws HttpError 429 for an account that renews sessions too often, or a network that does so without a session
   */
  renew: (visitor: Visitor, accountId: number | null) => Promise<void>;
  /** Counts one attempt to confirm the password while signed in; `confirmed` resets the counter. */
  confirm: (accountId: number) => Promise<void>;
  confirmed: (accountId: number) => Promise<void>;
}

/** Counts by account, not by network, which the owner may share with guests. */
export function createSessionLimits(strapi: Core.Strapi): SessionLimits {
  const renewals = createLimiter(strapi, { name: 'sign-in-renewal-account', points: 60, seconds: 60 });
  const withoutToken = createVisitorLimiter(strapi, { name: 'sign-in-renewal', points: 60, seconds: 60 });
  const confirmations = createLimiter(strapi, { name: 'sign-in-confirm', points: 10, seconds: QUARTER_HOUR_S });
  return {
    renew: (visitor, accountId) =>
      accountId === null ? withoutToken.consume(visitor) : renewals.consume(String(accountId)),
    confirm: (accountId) => confirmations.consume(String(accountId)),
    confirmed: (accountId) => confirmations.reset(String(accountId)),
  };
}
