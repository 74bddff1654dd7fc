import { badRequest, type Transaction } from '@pickup/strapi-kit';
import { z } from 'zod';

const Row = z.object({ id: z.number() });

/**
 * Keeps a category from being deleted until the transaction ends. Whoever locks dishes as well locks them first, the
 * deletion of a category included, so that nobody waits in a circle.
 * @returns its row id, null when there is none
 */
export async function holdCategory(trx: Transaction, documentId: string): Promise<number | null> {
  const row: unknown = await trx('categories').where({ document_id: documentId }).forShare().first('id');
  return row ? Row.parse(row).id : null;
}

/** As {@link holdCategory}. @throws HttpError 400 for an unknown category */
export async function requireCategory(trx: Transaction, documentId: string): Promise<number> {
  const id = await holdCategory(trx, documentId);
  if (id !== null) return id;
  const message = 'categoryId is not a category of this menu.';
  throw badRequest(message, [{ path: 'categoryId', message }]);
}
