import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { networkOf } from '../limits/network.js';
import { BodyBudget } from './body-budget.js';
import { announcesBody, bufferBody } from './buffer-body.js';

/** There is one product in a process. */
const budget = new BodyBudget();

export interface ReadBodyConfig {
  maxBytes: number;
}

/** The name under which the application registers {@link readBody}: Strapi knows middlewares of routes by name only. */
export const BODY_MIDDLEWARE = 'global::read-body';

/**
 * Reads the body of one call, JSON or a form: a middleware of its route, which comes after its access has been checked.
 * Strapi would read every body before it asks who sends it, and whether there is such a call.
 */
export function readBody({ maxBytes }: ReadBodyConfig, { strapi }: { strapi: Core.Strapi }) {
  const limits = { jsonLimit: maxBytes, formLimit: maxBytes, jsonStrict: true, text: false, multipart: false };
  const parse = strapi.middleware('strapi::body')(limits, { strapi });
  return async (context: Context, next: Next): Promise<unknown> => {
    if (!announcesBody(context.req)) return next();
    const isThere = await bufferBody(context.req, { maxBytes, budget, sender: networkOf(context.ip) });
    // A parser would wait for the end that has come already.
    if (!isThere) return next();
    return parse?.(context, next);
  };
}
