import { conflict, type Transaction } from '@pickup/strapi-kit';
import { z } from 'zod';
import { byPosition } from './position.js';

const Row = z.object({ id: z.number(), document_id: z.string(), position: z.number().nullable() });

interface NewPositions {
  /** The order that the writer saw, as documentIds. */
  before: readonly string[];
  after: readonly string[];
}

/**
 * Stores the order of records, each of which gets the position of its place. Their versions stay as they are: an open form
 * of one of them says nothing of its place.
 * @param locked the rows of exactly the records that are put in order, locked until the transaction ends
 * @throws HttpError 409 when their stored order, or which they are, is not what the writer saw
 */
export async function savePositions(
  trx: Transaction,
  table: 'menu_items' | 'categories',
  locked: readonly unknown[],
  { before, after }: NewPositions,
): Promise<void> {
  const stored = z.array(Row).parse(locked).sort(byPosition);
  if (stored.length !== before.length || stored.some((row, index) => row.document_id !== before[index])) {
    throw conflict('This menu has been changed since you opened it. Load it again and repeat your change.');
  }
  const positions = new Map(stored.map((row) => [row.document_id, row.position]));
  for (const [position, document_id] of after.entries()) {
    if (positions.get(document_id) !== position) await trx(table).where({ document_id }).update({ position });
  }
}
