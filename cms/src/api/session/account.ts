import { ADMIN_ROLE, type SessionUser } from '@pickup/contract';
import { ADMIN_ROLE_TYPE, inTransaction, oneAtATime } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';

const USERS = 'plugin::users-permissions.user';

const AccountRow = z.object({
  id: z.number(),
  documentId: z.string(),
  username: z.string(),
  email: z.string(),
  password: z.string(),
  blocked: z.boolean().nullable(),
  role: z.object({ type: z.string() }).nullable(),
});
export type Account = z.infer<typeof AccountRow>;

/** Finds an account, whatever its role. */
export async function findAccount(strapi: Core.Strapi, where: { email: string } | { id: number }) {
  const found: unknown = await strapi.db.query(USERS).findOne({ where, populate: { role: true } });
  return AccountRow.safeParse(found).data ?? null;
}

/**
 * Runs work in a transaction that locks an account: meanwhile nobody else can begin, renew or end its sessions or change
 * its password.
 */
export function withLockedAccount<Result>(
  strapi: Core.Strapi,
  id: number,
  work: (account: Account | null) => Promise<Result>,
): Promise<Result> {
  return inTransaction(strapi, async (trx) => {
    await trx('up_users').where({ id }).forUpdate().first('id');
    return work(await findAccount(strapi, { id }));
  });
}

/** Only accounts with the role ADMIN that are not blocked may sign in (product.md, Sessions). */
export const canSignIn = ({ blocked, role }: Account): boolean => blocked !== true && role?.type === ADMIN_ROLE_TYPE;

export const presentUser = ({ documentId, email, username }: Account): SessionUser => ({
  id: documentId,
  email,
  username,
  roles: [ADMIN_ROLE],
});

/** A bcrypt hash that no password matches, as costly to compare with as a real one. */
const NO_PASSWORD_HASH = '$2a$10$vwCP6ZyObdsoNGqhthLYduWZGZqN6qVWvGrcxPviDRVq399Td85je';

/** Compares a password with a hash. */
export type Compare = (password: string, hash: string) => Promise<unknown>;

/**
 * Strapi compares by bcrypt in JavaScript, which works for a tenth of a second before it lets others: many comparisons at
 * the same time would keep everybody waiting for all of them.
 */
export const inTurn = oneAtATime();

/**
 * Compares a password with the hash of an account, after the comparisons that were asked for before. Without an account it
 * compares with a fixed hash, so that the response time does not reveal which addresses have an account.
 */
export const matchesHash = async (compare: Compare, password: string, hash: string | null): Promise<boolean> =>
  (await inTurn(() => compare(password, hash ?? NO_PASSWORD_HASH))) === true && hash !== null;
