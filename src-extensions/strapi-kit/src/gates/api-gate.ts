import { API_PREFIX, endpoints } from '@pickup/contract';
import type { Context, Next } from 'koa';
import { announcesBody } from '../bodies/take-body.js';
import { databaseRefusal } from '../database/database-faults.js';
import { isPicturePath } from '../routes/picture-body.js';
import { Refusal } from '../routes/refusal.js';
import { asRefusal, refuse } from './refuse.js';

const KNOWN_PATHS = Object.values(endpoints).map(
  ({ path }) => new RegExp(`^${API_PREFIX}${path.replaceAll(/:[a-z]+/gi, '[^/]+')}/?$`, 'i'),
);

const isKnown = (path: string) => KNOWN_PATHS.some((pattern) => pattern.test(path));

/** Its size is checked by whoever reads it, once its sender is known. */
function checkBody(context: Context): void {
  if (!['POST', 'PUT', 'PATCH'].includes(context.method) || !announcesBody(context.req)) return;
  if (context.is('image/*') && isPicturePath(context.path)) return;
  if (!context.is('application/json', 'application/x-www-form-urlencoded')) {
    throw new Refusal(415, 'Send the body as application/json.');
  }
}

/** A fault that is not the visitor's: the log gets what happened, the visitor a sentence that says what to do. */
function ownFault(context: Context, fault: unknown): Refusal {
  context.app.emit('error', fault instanceof Error ? fault : new Error(String(fault)), context);
  return databaseRefusal(fault) ?? new Refusal(500, 'Something went wrong on our side. Please try again later.');
}

/**
 * Stands around everything under /api: refuses bodies that cannot be read and puts every failure into the envelope
 * (ruling 1). It belongs before the body parser.
 */
export function apiGate() {
  return async (context: Context, next: Next): Promise<void> => {
    // Strapi's router ignores case, so this gate does too.
    const path = context.path.toLowerCase();
    if (path !== API_PREFIX && !path.startsWith(`${API_PREFIX}/`)) {
      await next();
      return;
    }
    try {
      checkBody(context);
      await next();
      const unanswered = context.status === 404 && context.body === undefined;
      const wrongMethod = context.status === 405 || context.status === 501;
      if (wrongMethod && isKnown(context.path)) {
        throw new Refusal(405, `${context.path} does not answer ${context.method}.`);
      }
      if (unanswered || wrongMethod) throw new Refusal(404, `There is no call ${context.method} ${context.path}.`);
    } catch (error) {
      refuse(context, asRefusal(error) ?? ownFault(context, error));
    }
  };
}
