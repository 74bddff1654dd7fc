import {
  PLACEHOLDER_IMAGE,
  PUBLIC_DEAL_TYPE,
  DealType,
  dealPhaseAt,
  discountPercentage,
  type Deal,
  type DealPhase,
} from '@pickup/contract';
import { readTimeZone } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';

const DealRow = z.object({
  documentId: z.string(),
  title: z.string(),
  description: z.string(),
  imageUrl: z.string().nullable(),
  discountedPrice: z.number(),
  originalPrice: z.number().nullable(),
  dealType: DealType,
  featured: z.boolean(),
  active: z.boolean(),
  isConditional: z.boolean(),
  minimumOrderAmount: z.number().nullable(),
  validFrom: z.string().nullable(),
  validUntil: z.string().nullable(),
});
type DealRow = z.infer<typeof DealRow>;

/** The only way from a stored deal to its public JSON (ruling 16). */
const presentDeal = (row: DealRow): Deal => ({
  id: row.documentId,
  title: row.title,
  description: row.description,
  imageUrl: row.imageUrl || PLACEHOLDER_IMAGE,
  dealPrice: row.discountedPrice,
  originalPrice: row.originalPrice,
  discountPercentage: discountPercentage(row.originalPrice, row.discountedPrice),
  type: PUBLIC_DEAL_TYPE[row.dealType],
  featured: row.featured,
  active: row.active,
  isConditional: row.isConditional,
  minimumOrderAmount: row.isConditional ? row.minimumOrderAmount : null,
  validFrom: row.validFrom,
  validUntil: row.validUntil,
});

async function readDeals(strapi: Core.Strapi, now: Date, phases: DealPhase[], onlyFeatured = false): Promise<Deal[]> {
  const timeZone = await readTimeZone(strapi.db.connection);
  const rows: unknown = await strapi.db.query('api::deal.deal').findMany({
    where: { isActive: true, active: true, ...(onlyFeatured && { featured: true }) },
    orderBy: [{ featured: 'desc' }, { id: 'asc' }],
  });
  return z
    .array(DealRow)
    .parse(rows)
    .filter((row) => phases.includes(dealPhaseAt(row, now, timeZone)))
    .map(presentDeal);
}

/** Current and coming deals; expired, inactive and deleted ones are left out (rulings 12 and 17). */
export const readPublicDeals = (strapi: Core.Strapi, now: Date) => readDeals(strapi, now, ['current', 'coming-soon']);

/** Featured deals that can be ordered now. */
export const readFeaturedDeals = (strapi: Core.Strapi, now: Date) => readDeals(strapi, now, ['current'], true);
