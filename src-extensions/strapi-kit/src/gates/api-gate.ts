import { API_PREFIX } from '@pickup/contract';
import type { Context, Next } from 'koa';
import { announcesBody } from '../bodies/buffer-body.js';
import { databaseUnavailable } from '../database/database-faults.js';
import { NO_PICTURE_TYPE, isPicturePath } from '../routes/picture-body.js';
import { HttpError } from '../routes/http-error.js';
import { allowOf, createMethodsAt, type MethodsAt } from './known-calls.js';
import { asHttpError, sendError } from './send-error.js';

/** Its size is checked by whoever reads it, once its sender is known. */
function checkBody(context: Context): void {
  if (!['POST', 'PUT', 'PATCH'].includes(context.method) || !announcesBody(context.req)) return;
  if (context.is('image/*') && isPicturePath(context.path)) return;
  if (!context.is('application/json', 'application/x-www-form-urlencoded')) {
    throw new HttpError(415, isPicturePath(context.path) ? NO_PICTURE_TYPE : 'Send the body as application/json.');
  }
}

/** A fault that is not the visitor's: the log gets what happened, the visitor a sentence that says what to do. */
function ownFault(context: Context, fault: unknown): HttpError {
  context.app.emit('error', fault instanceof Error ? fault : new Error(String(fault)), context);
  return databaseUnavailable(fault) ?? new HttpError(500, 'Something went wrong on our side. Please try again later.');
}

/**
 * Answers for a method that a known path does not have, and says which it has; the router behind would take
 * `GET /orders/quote` for an order called `quote`.
 * @returns whether that was the answer
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
 * Stands around everything under /api: refuses methods that are not there and bodies that cannot be read, and puts every
 * failure into the envelope. It belongs before the body parser.
 * @param files paths below `/api` beside the calls, for reading only
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
      // Strapi's router has methods of its own at paths that no call has.
      const wrongMethod = context.status === 405 || context.status === 501;
      if (unanswered || wrongMethod) {
        context.remove('Allow');
        throw new HttpError(404, `There is no call ${context.method} ${context.path}.`);
      }
    } catch (error) {
      sendError(context, asHttpError(error) ?? ownFault(context, error));
    }
  };
}
