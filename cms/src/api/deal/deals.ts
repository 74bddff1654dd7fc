import {
  DealType,
  countListedDeals,
  PLACEHOLDER_IMAGE,
  PUBLIC_DEAL_TYPE,
  discountPercentage,
  type AdminDeal,
  type Deal,
  dealPhase,
  type DealPhase,
  sortDeals,
  toPage,
  type DealStatistics,
  type Page,
} from '@pickup/contract';
import { dietaryColumns, versionOf, readLocalDay } from '@pickup/strapi-kit';
import { z } from 'zod';
import type { Core } from '@strapi/strapi';
import { softDeletableFields } from '../../records/soft-deletion.js';

export const DealRow = z.object({
  ...softDeletableFields,
  title: z.string(),
  titleNl: z.string().nullable(),
  description: z.string(),
  descriptionNl: z.string().nullable(),
  imageUrl: z.string().nullable(),
  ...dietaryColumns,
  discountedPrice: z.number().nullable(),
  originalPrice: z.number().nullable(),
  dealType: DealType,
  featured: z.boolean(),
  active: z.boolean(),
  isConditional: z.boolean(),
  minimumOrderAmount: z.number().nullable(),
  maxPerOrder: z.number().nullable(),
  validFrom: z.string().nullable(),
  validUntil: z.string().nullable(),
});
export type DealRow = z.infer<typeof DealRow>;

/** The fields of both views. The discount is derived; only a conditional deal has a minimum. */
const sharedFields = (row: DealRow) => ({
  id: row.documentId,
  title: row.title,
  titleNl: row.titleNl || null,
  description: row.description,
  descriptionNl: row.descriptionNl || null,
  imageUrl: row.imageUrl || PLACEHOLDER_IMAGE,
  allergens: row.allergens,
  dietary: row.dietary,
  originalPrice: row.originalPrice,
  discountPercentage: discountPercentage(row.originalPrice, row.discountedPrice),
  featured: row.featured,
  active: row.active,
  isConditional: row.isConditional,
  minimumOrderAmount: row.isConditional ? row.minimumOrderAmount : null,
  maxPerOrder: row.maxPerOrder,
  validFrom: row.validFrom,
  validUntil: row.validUntil,
});

/** A stored deal as visitors see it. */
const presentDeal = (row: DealRow): Deal => ({
  ...sharedFields(row),
  dealPrice: row.discountedPrice ?? 0,
  type: PUBLIC_DEAL_TYPE[row.dealType],
});

/** A deal as the owner sees it. */
export const presentAdminDeal = (row: DealRow): AdminDeal => ({
  ...sharedFields(row),
  discountedPrice: row.discountedPrice,
  dealType: row.dealType,
  isActive: row.isActive,
  version: versionOf(row.updatedAt),
});

async function readDeals(strapi: Core.Strapi, now: Date, phases: DealPhase[], onlyFeatured = false): Promise<Deal[]> {
  const today = await readLocalDay(strapi.db.connection, now);
  const rows: unknown = await strapi.db.query('api::deal.deal').findMany({
    where: { isActive: true, active: true, ...(onlyFeatured && { featured: true }) },
    orderBy: [{ featured: 'desc' }, { id: 'asc' }],
  });
  return z
    .array(DealRow)
    .parse(rows)
    .filter((row) => phases.includes(dealPhase(row, today)))
    .map(presentDeal);
}

/** Current and coming deals; expired, inactive and deleted ones are left out (product.md, Deals). */
export const readPublicDeals = (strapi: Core.Strapi, now: Date) => readDeals(strapi, now, ['current', 'coming-soon']);

/** Featured deals that can be ordered now. */
export const readFeaturedDeals = (strapi: Core.Strapi, now: Date) => readDeals(strapi, now, ['current'], true);

const query = (strapi: Core.Strapi) => strapi.db.query('api::deal.deal');

interface DealFilter {
  page: number;
  size: number;
  active?: boolean | undefined;
  featured?: boolean | undefined;
  type?: DealType | undefined;
}

/** The deals that have these values, newest first. */
async function findDeals(strapi: Core.Strapi, where: Partial<DealRow>): Promise<DealRow[]> {
  const rows: unknown = await query(strapi).findMany({ where, orderBy: { id: 'desc' } });
  return z.array(DealRow).parse(rows);
}

/** A page of deals, including deleted ones: those of today, to come and over, and of each the newest first. */
export async function readDealPage(strapi: Core.Strapi, filter: DealFilter, now: Date): Promise<Page<AdminDeal>> {
  const { page, size, active, featured, type } = filter;
  const where = {
    ...(active !== undefined && { active }),
    ...(featured !== undefined && { featured }),
    ...(type !== undefined && { dealType: type }),
  };
  const today = await readLocalDay(strapi.db.connection, now);
  const deals = sortDeals(await findDeals(strapi, where), today);
  const shown = deals.slice(page * size, (page + 1) * size);
  return toPage(shown.map(presentAdminDeal), page, size, deals.length);
}

/** The owner's three lists. A current deal can be ordered, so it is active as well (product.md, Deals). */
const LISTS = {
  current: (deal: DealRow, today: string) => deal.active && dealPhase(deal, today) === 'current',
  upcoming: (deal: DealRow, today: string) => dealPhase(deal, today) === 'coming-soon',
  expired: (deal: DealRow, today: string) => dealPhase(deal, today) === 'expired',
} as const;

/** One of the lists, of deals that are not deleted. */
export async function readDealList(strapi: Core.Strapi, list: keyof typeof LISTS, now: Date): Promise<AdminDeal[]> {
  const today = await readLocalDay(strapi.db.connection, now);
  const deals = await findDeals(strapi, { isActive: true });
  return deals.filter((deal) => LISTS[list](deal, today)).map(presentAdminDeal);
}

/** Counts of deals that are not deleted, the last three the lengths of the three lists; and those of the filters. */
export async function readDealStatistics(strapi: Core.Strapi, now: Date): Promise<DealStatistics> {
  const today = await readLocalDay(strapi.db.connection, now);
  const all = await findDeals(strapi, {});
  const deals = all.filter(({ isActive }) => isActive);
  const count = (isCounted: (deal: DealRow, today: string) => boolean) =>
    deals.filter((deal) => isCounted(deal, today)).length;
  return {
    total: deals.length,
    active: count((deal) => deal.active),
    featured: count((deal) => deal.featured),
    current: count(LISTS.current),
    upcoming: count(LISTS.upcoming),
    expired: count(LISTS.expired),
    listed: countListedDeals(all),
  };
}
