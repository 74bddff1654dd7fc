import { dealPhase, toPage, type AdminDeal, type DealStatistics, type DealType, type Page } from '@pickup/contract';
import { readBusinessDay } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { DealRow, presentAdminDeal } from './present-deal.js';

const query = (strapi: Core.Strapi) => strapi.db.query('api::deal.deal');

interface DealFilter {
  page: number;
  size: number;
  active?: boolean | undefined;
  featured?: boolean | undefined;
  type?: DealType | undefined;
}

/** A page of deals, the newest first, deleted ones too; each filter looks at its own field alone. */
export async function readDealPage(strapi: Core.Strapi, filter: DealFilter): Promise<Page<AdminDeal>> {
  const { page, size, active, featured, type } = filter;
  const where = {
    ...(active !== undefined && { active }),
    ...(featured !== undefined && { featured }),
    ...(type !== undefined && { dealType: type }),
  };
  const total = await query(strapi).count({ where });
  const rows: unknown = await query(strapi).findMany({
    where,
    orderBy: { id: 'desc' },
    limit: size,
    offset: page * size,
  });
  return toPage(z.array(DealRow).parse(rows).map(presentAdminDeal), page, size, total);
}

/** Deals that are not deleted, the newest first. */
async function findUndeleted(strapi: Core.Strapi): Promise<DealRow[]> {
  const rows: unknown = await query(strapi).findMany({ where: { isActive: true }, orderBy: { id: 'desc' } });
  return z.array(DealRow).parse(rows);
}

/** The owner's three lists by the restaurant's day: a current deal can be ordered, so it is active too (product.md, Deals). */
const LISTS = {
  current: (deal: DealRow, today: string) => deal.active && dealPhase(deal, today) === 'current',
  upcoming: (deal: DealRow, today: string) => dealPhase(deal, today) === 'coming-soon',
  expired: (deal: DealRow, today: string) => dealPhase(deal, today) === 'expired',
} as const;

/** One of the lists, of deals that are not deleted. */
export async function readDealList(strapi: Core.Strapi, list: keyof typeof LISTS, now: Date): Promise<AdminDeal[]> {
  const today = await readBusinessDay(strapi.db.connection, now);
  const deals = await findUndeleted(strapi);
  return deals.filter((deal) => LISTS[list](deal, today)).map(presentAdminDeal);
}

/** Counts of deals that are not deleted; the last three are the lengths of the lists. */
export async function readDealStatistics(strapi: Core.Strapi, now: Date): Promise<DealStatistics> {
  const today = await readBusinessDay(strapi.db.connection, now);
  const deals = await findUndeleted(strapi);
  const count = (isCounted: (deal: DealRow, today: string) => boolean) =>
    deals.filter((deal) => isCounted(deal, today)).length;
  return {
    total: deals.length,
    active: count((deal) => deal.active),
    featured: count((deal) => deal.featured),
    current: count(LISTS.current),
    upcoming: count(LISTS.upcoming),
    expired: count(LISTS.expired),
  };
}
