import type { SaleItem } from '@pickup/ordering';
import { dietaryColumns, type Sql } from '@pickup/strapi-kit';
import { z } from 'zod';
import { centsColumn, flagColumn, pictureColumn, readByIds } from '../../records/content-columns.js';

const SoldDishRow = z.object({
  documentId: z.string(),
  name: z.string(),
  price: centsColumn,
  imageUrl: pictureColumn,
  isActive: flagColumn,
  available: flagColumn,
  ...dietaryColumns,
});

/** A dish has none of a deal's conditions. */
const UNCONDITIONAL = {
  isConditional: false,
  minimumCents: null,
  maxPerOrder: null,
  validFrom: null,
  validUntil: null,
};

/** Dishes as orders sell them now, whatever their state. */
export async function readSoldDishes(sql: Sql, ids: readonly string[]): Promise<SaleItem[]> {
  const rows = await readByIds(sql, 'menu_items', SoldDishRow, ids);
  return rows.map(({ documentId: id, price: unitCents, available: onSale, ...dish }) => ({
    ...dish,
    ...UNCONDITIONAL,
    id,
    type: 'menu',
    unitCents,
    onSale,
  }));
}
