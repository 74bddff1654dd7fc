import type { Knex } from 'knex';
import { z } from 'zod';
import { OWNER_EMAIL } from '../product/secrets.js';

const Account = z.looseObject({ id: z.number() });

/** The owner's row. */
export const ownerRow = async (sql: Knex) => Account.parse(await sql('up_users').where({ email: OWNER_EMAIL }).first());

/**
 * Stores an account with the `authenticated` role and the owner's password.
 * @returns its row id
 */
export async function addVisitorAccount(sql: Knex, email: string): Promise<number> {
  const { id: _id, ...owner } = await ownerRow(sql);
  await sql('up_users').insert({ ...owner, email, username: email, document_id: `visitor${Date.now()}` });
  const { id } = Account.parse(await sql('up_users').where({ email }).first());
  const role = Account.parse(await sql('up_roles').where({ type: 'authenticated' }).first());
  await sql('up_users_role_lnk').insert({ user_id: id, role_id: role.id, user_ord: 1 });
  return id;
}
