import { timingSafeEqual } from 'node:crypto';
import { KNOWN_BROWSER_COOKIE } from '@pickup/contract';
import { keyedHash, randomText, type AnswerCookie } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';

/** Browsers keep no cookie for more than 400 days. */
const LIFETIME_MS = 365 * 24 * 60 * 60 * 1000;

/** Where somebody signs in: as the owner, or to the raw panel. A cookie of one is worth nothing at the other. */
export type SignInPlace = 'sign-in' | 'panel';

/** The paths each cookie is sent to: its own sign-in and as little else as can be. */
const PATHS = { 'sign-in': '/api/auth', panel: '/admin/login' } as const satisfies Record<SignInPlace, string>;

/** The browsers in which somebody has signed in to an account before. */
export interface KnownBrowsers {
  /** The name of the browser whose cookie this is; null for one that this account was never entered from. */
  recognise: (cookie: string | null, email: string) => string | null;
  /** The cookie by which a browser is known for this account from now on. */
  introduce: (email: string) => AnswerCookie;
}

function isSame(one: string, other: string): boolean {
  const [bytes, others] = [Buffer.from(one), Buffer.from(other)];
  return bytes.length === others.length && timingSafeEqual(bytes, others);
}

/**
 * Tells an account's own browsers from everybody else's by a signed cookie, so that wrong passwords tried elsewhere never
 * shut them out (OWASP, device cookies). The cookie lets nobody in: all it gives is a count of one's own.
 */
export function createKnownBrowsers(strapi: Core.Strapi, place: SignInPlace): KnownBrowsers {
  const sign = (id: string, email: string) =>
    keyedHash(strapi, `known browser\n${place}\n${email.toLowerCase()}\n${id}`);
  return {
    recognise(cookie, email) {
      const [id = '', signature = ''] = cookie?.split('.') ?? [];
      return isSame(signature, sign(id, email)) ? id : null;
    },
    introduce(email) {
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
