import { Refusal, toEnvelope } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { z } from 'zod';
import { createAttempts } from './attempts.js';

const Credentials = z.object({ body: z.object({ email: z.string().max(254) }) });

/**
 * Limits sign-in attempts at the raw panel like the owner's: per address and per account. Strapi's own limit counts
 * email and address together, so whoever varies one of them gets round it.
 */
export function limitPanelSignIn(strapi: Core.Strapi) {
  const attempts = createAttempts(strapi, 'panel');
  return async (context: Context, next: Next): Promise<void> => {
    const visitor = { address: context.ip, browser: context.get('user-agent') };
    const email = Credentials.safeParse(context.request).data?.body.email ?? '';
    try {
      await attempts.begin(visitor, email);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      context.status = error.status;
      context.set('Retry-After', String(error.retryAfter));
      context.body = toEnvelope(error);
      return;
    }
    await next();
    if (context.status === 200) await attempts.succeed(visitor, email);
  };
}
