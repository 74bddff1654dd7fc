import {
  ChangeDeal,
  PUBLIC_DEAL_TYPE,
  countListedDeals,
  discountPercentage,
  localDay,
  removedValidityDays,
  sortDeals,
  type DealPhase,
  type SaveDeal,
  type Writable,
} from '@pickup/contract';
import { dietaryFields, find, requireWritable, setActive, toEdit, write } from './changing.js';
import { newId, type MockData } from './data.js';
import { fieldError } from './http.js';
import type { Answers } from './mock-api.js';
import { dealPhaseOf, pageOf, presentAdminDeal } from './present.js';
import { deal, type MockDeal } from './records.js';

/** The values in a deal's form; a picture or maximum that is left out stays as it was. */
function dealValues({
  imageUrl,
  discountedPrice,
  minimumOrderAmount,
  maxPerOrder,
  ...given
}: SaveDeal | Writable<ChangeDeal>): Partial<MockDeal> {
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

/** The owner's calls about deals. */
export const ownerDealCalls = (data: MockData) => {
  const kept = () => data.deals.filter(({ isActive }) => isActive);
  /** Newest first. */
  const inPhase = (phase: DealPhase) =>
    kept()
      .filter((one) => dealPhaseOf(data, one) === phase)
      .toReversed();
  const current = () => inPhase('current').filter(({ active }) => active);
  return {
    adminDeals: ({ query: { active, featured, type, ...page } }) => {
      const found = data.deals
        .filter((one) => active === undefined || one.active === active)
        .filter((one) => featured === undefined || one.featured === featured)
        .filter((one) => type === undefined || one.dealType === type);
      const today = localDay(data.now, data.restaurant.timeZone);
      return pageOf(sortDeals(found.toReversed(), today), page, presentAdminDeal);
    },
    dealStatistics: () => ({
      total: kept().length,
      active: kept().filter(({ active }) => active).length,
      featured: kept().filter(({ featured }) => featured).length,
      current: current().length,
      upcoming: inPhase('coming-soon').length,
      expired: inPhase('expired').length,
      listed: countListedDeals(data.deals),
    }),
    currentDeals: () => current().map(presentAdminDeal),
    upcomingDeals: () => inPhase('coming-soon').map(presentAdminDeal),
    expiredDeals: () => inPhase('expired').map(presentAdminDeal),
    adminDeal: ({ params: { id } }) => presentAdminDeal(find(data.deals, id)),
    createDeal: ({ body }) => {
      const made = deal(newId(data, 'deal'), dealValues(body));
      data.deals.push(made);
      return presentAdminDeal(made);
    },
    updateDeal: (request) => {
      const found = toEdit(data.deals, request, 'deal');
      const form = requireWritable(ChangeDeal, request.body, presentAdminDeal(found));
      for (const path of removedValidityDays(found, form)) throw fieldError(path, 'is required');
      return presentAdminDeal(write(found, { ...dealValues(form), ...dietaryFields(form, found) }));
    },
    deleteDeal: (request) => {
      setActive(data.deals, request, false);
      return undefined;
    },
    restoreDeal: (request) => presentAdminDeal(setActive(data.deals, request, true)),
    toggleDealActive: (request) => {
      const found = toEdit(data.deals, request, 'deal');
      return presentAdminDeal(write(found, { active: !found.active }));
    },
    toggleDealFeatured: (request) => {
      const found = toEdit(data.deals, request, 'deal');
      return presentAdminDeal(write(found, { featured: !found.featured }));
    },
  } satisfies Answers;
};
