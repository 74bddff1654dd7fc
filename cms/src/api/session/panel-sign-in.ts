import { HttpError, answerHttpErrors, badRequest, setCookie, strapiService, visitorOf } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { z } from 'zod';
import { createSignInLimits } from './sign-in-limits.js';
import { inTurn, matchesHash, type Compare } from './account.js';

const Credentials = z.object({
  body: z.object({ email: z.string().min(1).max(254), password: z.string().min(1).max(200) }),
});
type Credentials = z.infer<typeof Credentials>['body'];

const SEND_BOTH = 'Send email and password as text in a JSON body, and nothing in the address.';

/**
 * The credentials of a sign-in, from the JSON body only. Strapi's own strategy also reads the query string and converts
 * lists to text: the account that is counted here would then differ from the one that Strapi checks.
 * @throws HttpError 400 or 415
 */
function readCredentials(context: Pick<Context, 'querystring' | 'is' | 'request'>): Credentials {
  if (context.querystring !== '') throw badRequest(SEND_BOTH);
  if (context.is('application/json') !== 'application/json')
    throw new HttpError(415, 'Send the body as application/json.');
  const parsed = Credentials.safeParse(context.request);
  if (!parsed.success) throw badRequest(SEND_BOTH);
  return parsed.data.body;
}

/** The accounts of the raw panel. */
interface PanelAccounts {
  hashOf: (email: string) => Promise<string | null>;
  compare: Compare;
}

/** Strapi answers at once for an unknown address, without a password comparison; this makes the comparison instead. */
export async function equalizeTiming(accounts: PanelAccounts, { email, password }: Credentials): Promise<void> {
  if ((await accounts.hashOf(email.toLowerCase())) === null) await matchesHash(accounts.compare, password, null);
}

const WithHash = z.object({ password: z.string().min(1) });

const accountsOf = (strapi: Core.Strapi): PanelAccounts => ({
  async hashOf(email) {
    const found: unknown = await strapi.db.query('admin::user').findOne({ where: { email }, select: ['password'] });
    return WithHash.safeParse(found).data?.password ?? null;
  },
  compare: (password, hash) => strapiService(strapi, 'admin::auth').validatePassword(password, hash),
});

/**
 * Middlewares for the raw panel's sign-in: they validate it strictly and limit it like the owner's. Strapi's own limiter
 * is off (config/admin.ts): it counts email and address together in memory, so varying one of them bypasses it.
 */
export function limitPanelSignIn(strapi: Core.Strapi) {
  const limits = createSignInLimits(strapi, 'panel');
  return {
    /** Runs before the body is read. */
    admit: answerHttpErrors((context, next) => {
      limits.check(visitorOf(context));
      return next();
    }),
    /** Runs after the body was read. */
    count: answerHttpErrors(async (context, next) => {
      const visitor = visitorOf(context);
      const credentials = readCredentials(context);
      await limits.attempt(visitor, credentials.email);
      await equalizeTiming(accountsOf(strapi), credentials);
      // Strapi compares here where there is an account.
      await inTurn(next);
      if (context.status === 200) setCookie(context, await limits.succeed(visitor, credentials.email));
    }),
  };
}
