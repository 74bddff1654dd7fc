import { dealPhase, type Deal, type DealPhase } from '@pickup/contract';
import { readBusinessDay } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { DealRow, presentDeal } from './present-deal.js';

async function readDeals(strapi: Core.Strapi, now: Date, phases: DealPhase[], onlyFeatured = false): Promise<Deal[]> {
  const today = await readBusinessDay(strapi.db.connection, now);
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
