import {
  ChangeDeal,
  PUBLIC_DEAL_TYPE,
  discountPercentage,
  toPage,
  type DealPhase,
  type SaveDeal,
  type Writable,
  removedValidityDays,
} from '@pickup/contract';
import { changeOf, find, requireSettable, setActive, toEdit, write } from './changing.js';
import { newId, type Kitchen } from './kitchen.js';
import type { Answers } from './mock-api.js';
import { phaseOf, presentAdminDeal } from './present.js';
import { deal, type KitchenDeal } from './records.js';
import { refuseField } from './refusal.js';

/** What a form says of a deal; a picture that is left out stays as it was (specification 5, deal form). */
function valuesOf({
  imageUrl,
  discountedPrice,
  minimumOrderAmount,
  maxPerOrder,
  ...given
}: SaveDeal | Writable<ChangeDeal>): Partial<KitchenDeal> {
  return {
    ...given,
    ...(imageUrl !== undefined && { imageUrl }),
    ...(maxPerOrder !== undefined && { maxPerOrder }),
    dealPrice: discountedPrice ?? 0,
    hasPrice: discountedPrice !== null,
    discountPercentage: discountPercentage(given.originalPrice, discountedPrice),
    type: PUBLIC_DEAL_TYPE[given.dealType],
    minimumOrderAmount: given.isConditional ? minimumOrderAmount : null,
  };
}

const kept = ({ deals }: Kitchen) => deals.filter(({ isActive }) => isActive);

/** Newest first. */
const inPhase = (kitchen: Kitchen, phase: DealPhase) =>
  kept(kitchen)
    .filter((one) => phaseOf(kitchen, one) === phase)
    .toReversed();

/** What can be ordered today. */
const current = (kitchen: Kitchen) => inPhase(kitchen, 'current').filter(({ active }) => active);

/** How the owner's calls about deals are answered (specification 7, deals). */
export const ownerDealAnswers = (kitchen: Kitchen) =>
  ({
    adminDeals: ({ query: { page, size, active, featured, type } }) => {
      const found = kitchen.deals
        .filter((one) => active === undefined || one.active === active)
        .filter((one) => featured === undefined || one.featured === featured)
        .filter((one) => type === undefined || one.dealType === type)
        .toReversed();
      return toPage(found.slice(page * size, (page + 1) * size).map(presentAdminDeal), page, size, found.length);
    },
    dealStatistics: () => ({
      total: kept(kitchen).length,
      active: kept(kitchen).filter(({ active }) => active).length,
      featured: kept(kitchen).filter(({ featured }) => featured).length,
      current: current(kitchen).length,
      upcoming: inPhase(kitchen, 'coming-soon').length,
      expired: inPhase(kitchen, 'expired').length,
    }),
    currentDeals: () => current(kitchen).map(presentAdminDeal),
    upcomingDeals: () => inPhase(kitchen, 'coming-soon').map(presentAdminDeal),
    expiredDeals: () => inPhase(kitchen, 'expired').map(presentAdminDeal),
    adminDeal: ({ params: { id } }) => presentAdminDeal(find(kitchen.deals, id, 'deal')),
    createDeal: ({ body }) => {
      const made = deal(newId(kitchen, 'deal'), valuesOf(body));
      kitchen.deals.push(made);
      return presentAdminDeal(made);
    },
    updateDeal: ({ params: { id }, headers, body }) => {
      const found = toEdit(kitchen.deals, changeOf('deal', id, headers));
      const form = requireSettable(ChangeDeal, body, presentAdminDeal(found));
      for (const path of removedValidityDays(found, form)) throw refuseField(path, 'is required');
      return presentAdminDeal(write(found, valuesOf(form)));
    },
    deleteDeal: ({ params: { id }, headers }) => {
      setActive(kitchen.deals, changeOf('deal', id, headers), false);
      return undefined;
    },
    restoreDeal: ({ params: { id }, headers }) =>
      presentAdminDeal(setActive(kitchen.deals, changeOf('deal', id, headers), true)),
    toggleDealActive: ({ params: { id }, headers }) => {
      const found = toEdit(kitchen.deals, changeOf('deal', id, headers));
      return presentAdminDeal(write(found, { active: !found.active }));
    },
    toggleDealFeatured: ({ params: { id }, headers }) => {
      const found = toEdit(kitchen.deals, changeOf('deal', id, headers));
      return presentAdminDeal(write(found, { featured: !found.featured }));
    },
  }) satisfies Answers;
