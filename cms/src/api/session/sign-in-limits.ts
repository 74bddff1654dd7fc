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

/** Where somebody signs in: as the owner, or to the raw panel. A cookie of one is worth nothing at the other. */
export type SignInPlace = 'sign-in' | 'panel';

/** The paths each cookie is sent to: its own sign-in and as little else as can be. */
const PATHS = { 'sign-in': '/api/auth', panel: '/admin/login' } as const satisfies Record<SignInPlace, string>;

/** The browsers in which somebody has signed in to an account before. */
interface KnownBrowsers {
  /** The name of the browser whose cookie this is; null for one that this account was never entered from. */
  identify: (cookie: string | null, email: string) => string | null;
  /** The cookie by which a browser is known for this account from now on. */
  issueCookie: (email: string) => AnswerCookie;
}

function isSame(one: string, other: string): boolean {
  const [bytes, others] = [Buffer.from(one), Buffer.from(other)];
  return bytes.length === others.length && timingSafeEqual(bytes, others);
}

/**
 * Tells an account's own browsers from everybody else's by a signed cookie, so that wrong passwords tried elsewhere never
 * shut them out (OWASP, device cookies). The cookie lets nobody in: all it gives is a count of one's own.
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
        // Only this one: others may be at the account at the same time.
        await perAccount.refund(accountOf(email));
      } else {
        await perBrowser.reset(browser);
      }
      return browsers.issueCookie(email);
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
