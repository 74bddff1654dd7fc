import { DEAL_IN_KITCHEN, type SaleItem } from '@pickup/contract';
import { dietaryColumns, flagColumn, type Sql } from '@pickup/strapi-kit';
import { z } from 'zod';
import { centsColumn, pictureColumn, readByIds } from '../../records/content-columns.js';

const SoldDealRow = z.object({
  documentId: z.string(),
  title: z.string(),
  titleNl: z
    .string()
    .nullable()
    .transform((title) => title || null),
  discountedPrice: centsColumn.nullable(),
  imageUrl: pictureColumn,
  isActive: flagColumn,
  active: flagColumn,
  isConditional: flagColumn,
  minimumOrderAmount: centsColumn.nullable(),
  maxPerOrder: z.number().nullable(),
  validFrom: z.string().nullable(),
  validUntil: z.string().nullable(),
  ...dietaryColumns,
});

/** Deals as orders sell them now, whatever their state. A deal without a price is free. */
export async function readSoldDeals(sql: Sql, ids: readonly string[]): Promise<SaleItem[]> {
  const rows = await readByIds(sql, 'deals', SoldDealRow, ids);
  return rows.map(
    ({
      documentId: id,
      title: name,
      titleNl: nameNl,
      discountedPrice,
      active: onSale,
      minimumOrderAmount,
      ...deal
    }) => ({
      ...deal,
      ...DEAL_IN_KITCHEN,
      id,
      type: 'deal',
      name,
      nameNl,
      unitCents: discountedPrice ?? 0,
      onSale,
      minimumCents: minimumOrderAmount,
      optionGroups: [],
    }),
  );
}
