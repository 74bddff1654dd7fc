import { HttpError, answerHttpErrors, badRequest, setCookie, strapiService, visitorOf } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { z } from 'zod';
import { createAttempts } from './sign-in-limits.js';
import { matchesHash, type Compare } from './account.js';

const Credentials = z.object({
  body: z.object({ email: z.string().min(1).max(254), password: z.string().min(1).max(200) }),
});
type Credentials = z.infer<typeof Credentials>['body'];

const SEND_BOTH = 'Send email and password as text in a JSON body, and nothing in the address.';

/**
 * The credentials of a sign-in, from the only place they may be in. Strapi's own strategy also takes them from the query,
 * and makes text of lists: what is counted here would then be another account than what is tried there.
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

/** What the panel's accounts are asked. */
interface PanelAccounts {
  hashOf: (email: string) => Promise<string | null>;
  compare: Compare;
}

/** Strapi compares no password where there is none to compare with, and then answers at once: this is that comparison. */
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
 * Stands before the raw panel's sign-in: reads it strictly, and limits it like the owner's. Strapi's own limit counts
 * email and address together and in memory, so whoever varies one of them gets round it; it is off (config/admin.ts).
 */
export function limitPanelSignIn(strapi: Core.Strapi) {
  const attempts = createAttempts(strapi, 'panel');
  return {
    /** Before the body is read. */
    admit: answerHttpErrors((context, next) => {
      attempts.ask(visitorOf(context));
      return next();
    }),
    /** Once it is read. */
    count: answerHttpErrors(async (context, next) => {
      const visitor = visitorOf(context);
      const credentials = readCredentials(context);
      await attempts.begin(visitor, credentials.email);
      await equalizeTiming(accountsOf(strapi), credentials);
      await next();
      if (context.status === 200) setCookie(context, await attempts.succeed(visitor, credentials.email));
    }),
  };
}
