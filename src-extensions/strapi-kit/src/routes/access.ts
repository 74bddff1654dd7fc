import { ADMIN_ROLE } from '@pickup/contract';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { z } from 'zod';
import { databaseUnavailable } from '../database/database-faults.js';
import { forbidden, unauthorized } from './http-error.js';
import { strapiService } from '../services.js';

/** The signed-in owner who makes a call. */
export interface Actor {
  id: string;
  /** The account's row. */
  rowId: number;
  email: string;
}

/** The type of the owner's role in Users & Permissions (product.md, Sessions). */
export const ADMIN_ROLE_TYPE = ADMIN_ROLE.toLowerCase();

const TokenPayload = z.object({ id: z.number(), sessionId: z.string() });
const Account = z.object({
  documentId: z.string(),
  email: z.string(),
  blocked: z.boolean().nullish(),
  role: z.object({ type: z.string() }).nullish(),
});

const SIGN_IN = 'Please sign in.';

async function tokenPayload(strapi: Core.Strapi, request: Context['request']) {
  try {
    const jwt = strapiService(strapi, 'plugin::users-permissions.jwt');
    return TokenPayload.parse(await jwt.getToken({ request }));
  } catch (error) {
    // An unavailable database does not make the token invalid.
    throw databaseUnavailable(error) ? error : unauthorized(SIGN_IN);
  }
}

/** Checks the token's session as well, so that signing out ends access at once (product.md, Sessions). */
async function requireSession(strapi: Core.Strapi, request: Context['request']) {
  const { id, sessionId } = await tokenPayload(strapi, request);
  const isActive = await strapi.sessionManager('users-permissions').isSessionActive(sessionId);
  if (!isActive) throw unauthorized(SIGN_IN);
  return id;
}

/**
 * The owner of a request's bearer token (product.md, Sessions).
 * @throws HttpError 401 without a valid token of a session that has not ended, 403 when the account is blocked or not an ADMIN.
 */
export async function requireActor(strapi: Core.Strapi, request: Context['request']): Promise<Actor> {
  const id = await requireSession(strapi, request);
  const found: unknown = await strapi.db
    .query('plugin::users-permissions.user')
    .findOne({ where: { id }, populate: { role: true } });
  const account = Account.safeParse(found);
  if (!account.success) throw unauthorized(SIGN_IN);
  const { documentId, email, blocked, role } = account.data;
  if (blocked || role?.type !== ADMIN_ROLE_TYPE) throw forbidden('This account may not do that.');
  return { id: documentId, rowId: id, email };
}

/** The name under which the application registers {@link adminOnly}: Strapi finds policies by name. */
export const ADMIN_POLICY = 'global::admin-only';

/** The policy of every admin endpoint: admits the owner and stores who it is in the request's state. */
export async function adminOnly(context: Context, _config: unknown, { strapi }: { strapi: Core.Strapi }) {
  context.state.actor = await requireActor(strapi, context.request);
  return true;
}
