import { z } from 'zod';
import { AdminDeal, ChangeDeal, DealStatistics, DealType, SaveDeal } from '../entities/deal.js';
import { pageOf, pageQuery, queryBoolean } from '../entities/page.js';
import { IfMatch } from '../entities/record-change.js';
import { endpoint } from './endpoint.js';

/** The owner's deals. */
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
    response: pageOf(AdminDeal),
  }),
  dealStatistics: endpoint({
    method: 'GET',
    path: '/admin/deals/statistics',
    access: 'admin',
    summary: 'Counts of deals.',
    response: DealStatistics,
  }),
  currentDeals: endpoint({
    method: 'GET',
    path: '/admin/deals/current',
    access: 'admin',
    summary: 'Deals that can be ordered today.',
    response: z.array(AdminDeal),
  }),
  upcomingDeals: endpoint({
    method: 'GET',
    path: '/admin/deals/upcoming',
    access: 'admin',
    summary: 'Coming deals: those that start too far ahead to be ordered yet.',
    response: z.array(AdminDeal),
  }),
  expiredDeals: endpoint({
    method: 'GET',
    path: '/admin/deals/expired',
    access: 'admin',
    summary: 'Deals past their last day.',
    response: z.array(AdminDeal),
  }),
  adminDeal: endpoint({
    method: 'GET',
    path: '/admin/deals/:id',
    access: 'admin',
    summary: 'One deal.',
    response: AdminDeal,
  }),
  createDeal: endpoint({
    method: 'POST',
    path: '/admin/deals',
    access: 'admin',
    summary: 'Adds a deal.',
    body: SaveDeal,
    status: 201,
    response: AdminDeal,
  }),
  updateDeal: endpoint({
    method: 'PUT',
    path: '/admin/deals/:id',
    access: 'admin',
    summary: 'Changes a deal.',
    headers: IfMatch,
    body: ChangeDeal,
    response: AdminDeal,
  }),
  deleteDeal: endpoint({
    method: 'DELETE',
    path: '/admin/deals/:id',
    access: 'admin',
    summary: 'Soft-deletes a deal.',
    headers: IfMatch,
  }),
  restoreDeal: endpoint({
    method: 'PATCH',
    path: '/admin/deals/:id/restore',
    access: 'admin',
    summary: 'Restores a deleted deal.',
    headers: IfMatch,
    response: AdminDeal,
  }),
  toggleDealActive: endpoint({
    method: 'PATCH',
    path: '/admin/deals/:id/toggle-active',
    access: 'admin',
    summary: 'Turns a deal on or off.',
    headers: IfMatch,
    response: AdminDeal,
  }),
  toggleDealFeatured: endpoint({
    method: 'PATCH',
    path: '/admin/deals/:id/toggle-featured',
    access: 'admin',
    summary: 'Features a deal, or takes it off the front page.',
    headers: IfMatch,
    response: AdminDeal,
  }),
} as const;
