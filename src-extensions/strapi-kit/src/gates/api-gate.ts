import { API_PREFIX } from '@pickup/contract';
import type { Context, Next } from 'koa';
import { announcesBody } from '../bodies/read-body.js';
import { databaseUnavailable } from '../database/database-faults.js';
import { HttpError } from '../routes/http-error.js';
import { isPicturePath, NO_PICTURE_TYPE } from '../routes/picture-body.js';
import { allowOf, createMethodsAt, type MethodsAt } from './known-calls.js';
import { asHttpError, sendError } from './send-error.js';

/** Checks the type of a body. Its size is checked when it is read, after access. */
function checkBody(context: Context): void {
  if (!['POST', 'PUT', 'PATCH'].includes(context.method) || !announcesBody(context.req)) return;
  if (context.is('image/*') && isPicturePath(context.path)) return;
  if (!context.is('application/json', 'application/x-www-form-urlencoded')) {
    throw new HttpError(415, isPicturePath(context.path) ? NO_PICTURE_TYPE : 'Send the body as application/json.');
  }
}

/** Logs a fault of the server, and makes an answer without details. */
function serverError(context: Context, fault: unknown): HttpError {
  context.app.emit('error', fault instanceof Error ? fault : new Error(String(fault)), context);
  return databaseUnavailable(fault) ?? new HttpError(500, 'Something went wrong on our side. Please try again later.');
}

/**
 * Answers OPTIONS, and refuses a method that a known path does not have: the router would take `GET /orders/quote` for
 * an order with the id `quote`.
 * @returns whether the request was answered
 * @throws HttpError 405
 */
function answersMethod(context: Context, methodsAt: MethodsAt): boolean {
  const methods = methodsAt(context.path);
  if (!methods) return false;
  const allow = allowOf(methods);
  if (context.method !== 'OPTIONS' && allow.split(', ').includes(context.method)) return false;
  context.set('Allow', allow);
  if (context.method !== 'OPTIONS') throw new HttpError(405, `${context.path} does not answer ${context.method}.`);
  context.status = 204;
  return true;
}

/**
 * The outermost middleware of /api: refuses unknown methods and unreadable bodies, and puts every error into the envelope
 * (product.md, Calls). It belongs before the body parser.
 * @param files paths below `/api` beside the calls, for GET only
 */
export function apiGate(files: readonly string[] = []) {
  const methodsAt = createMethodsAt(files);
  return async (context: Context, next: Next): Promise<void> => {
    // Strapi's router ignores case, so this gate does too.
    const path = context.path.toLowerCase();
    if (path !== API_PREFIX && !path.startsWith(`${API_PREFIX}/`)) {
      await next();
      return;
    }
    try {
      if (answersMethod(context, methodsAt)) return;
      checkBody(context);
      await next();
      const unanswered = context.status === 404 && context.body === undefined;
      // Strapi's router answers methods at paths that belong to no call.
      const wrongMethod = context.status === 405 || context.status === 501;
      if (unanswered || wrongMethod) {
        context.remove('Allow');
        throw new HttpError(404, `There is no call ${context.method} ${context.path}.`);
      }
    } catch (error) {
      sendError(context, asHttpError(error) ?? serverError(context, error));
    }
  };
}
