import { z } from 'zod';
import { AdminDeal, DealStatistics, DealType, SaveDeal } from '../entities/deal.js';
import { pageOf, pageQuery, queryBoolean } from '../entities/page.js';
import { Id } from '../entities/scalar.js';
import { IfMatch } from '../entities/version.js';
import { endpoint } from './endpoint.js';

const byId = z.object({ id: Id });
const guarded = [401, 403] as const;

const list = <const Path extends `/${string}`>(path: Path, summary: string) =>
  endpoint({
    method: 'GET',
    path,
    access: 'admin',
    summary,
    status: 200,
    response: z.array(AdminDeal),
    refusals: guarded,
  });

const change = <const Path extends `/${string}`>(path: Path, summary: string) =>
  endpoint({
    method: 'PATCH',
    path,
    access: 'admin',
    summary,
    params: byId,
    headers: IfMatch,
    status: 200,
    response: AdminDeal,
    refusals: [...guarded, 404, 409],
  });

/** The owner's deals (specification 7, deals). */
export const adminDealEndpoints = {
  adminDeals: endpoint({
    method: 'GET',
    path: '/admin/deals',
    access: 'admin',
    summary: 'A page of deals, deleted ones too.',
    query: z.strictObject({
      ...pageQuery(20),
      active: queryBoolean.optional(),
      featured: queryBoolean.optional(),
      type: DealType.optional(),
    }),
    status: 200,
    response: pageOf(AdminDeal),
    refusals: guarded,
  }),
  dealStatistics: endpoint({
    method: 'GET',
    path: '/admin/deals/statistics',
    access: 'admin',
    summary: 'Counts of deals.',
    status: 200,
    response: DealStatistics,
    refusals: guarded,
  }),
  currentDeals: list('/admin/deals/current', 'Deals that can be ordered today.'),
  upcomingDeals: list('/admin/deals/upcoming', 'Deals that start later.'),
  expiredDeals: list('/admin/deals/expired', 'Deals past their last day.'),
  adminDeal: endpoint({
    method: 'GET',
    path: '/admin/deals/:id',
    access: 'admin',
    summary: 'One deal.',
    params: byId,
    status: 200,
    response: AdminDeal,
    refusals: [...guarded, 404],
  }),
  createDeal: endpoint({
    method: 'POST',
    path: '/admin/deals',
    access: 'admin',
    summary: 'Adds a deal.',
    body: SaveDeal,
    status: 201,
    response: AdminDeal,
    refusals: [...guarded, 413, 415],
  }),
  updateDeal: endpoint({
    method: 'PUT',
    path: '/admin/deals/:id',
    access: 'admin',
    summary: 'Changes a deal.',
    params: byId,
    headers: IfMatch,
    body: SaveDeal,
    status: 200,
    response: AdminDeal,
    refusals: [...guarded, 404, 409, 413, 415],
  }),
  deleteDeal: endpoint({
    method: 'DELETE',
    path: '/admin/deals/:id',
    access: 'admin',
    summary: 'Soft-deletes a deal.',
    params: byId,
    headers: IfMatch,
    status: 204,
    response: null,
    refusals: [...guarded, 404, 409],
  }),
  restoreDeal: change('/admin/deals/:id/restore', 'Restores a deleted deal.'),
  toggleDealActive: change('/admin/deals/:id/toggle-active', 'Turns a deal on or off.'),
  toggleDealFeatured: change('/admin/deals/:id/toggle-featured', 'Features a deal, or takes it off the front page.'),
} as const;
