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
import { newId, type MockData } from './data.js';
import type { Answers } from './mock-api.js';
import { phaseOf, presentAdminDeal } from './present.js';
import { deal, type MockDeal } from './records.js';
import { fieldError } from './http-error.js';

/** What a form says of a deal; a picture that is left out stays as it was (specification 5, deal form). */
function valuesOf({
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

const kept = ({ deals }: MockData) => deals.filter(({ isActive }) => isActive);

/** Newest first. */
const inPhase = (data: MockData, phase: DealPhase) =>
  kept(data)
    .filter((one) => phaseOf(data, one) === phase)
    .toReversed();

/** What can be ordered today. */
const current = (data: MockData) => inPhase(data, 'current').filter(({ active }) => active);

/** How the owner's calls about deals are answered (specification 7, deals). */
export const ownerDealAnswers = (data: MockData) =>
  ({
    adminDeals: ({ query: { page, size, active, featured, type } }) => {
      const found = data.deals
        .filter((one) => active === undefined || one.active === active)
        .filter((one) => featured === undefined || one.featured === featured)
        .filter((one) => type === undefined || one.dealType === type)
        .toReversed();
      return toPage(found.slice(page * size, (page + 1) * size).map(presentAdminDeal), page, size, found.length);
    },
    dealStatistics: () => ({
      total: kept(data).length,
      active: kept(data).filter(({ active }) => active).length,
      featured: kept(data).filter(({ featured }) => featured).length,
      current: current(data).length,
      upcoming: inPhase(data, 'coming-soon').length,
      expired: inPhase(data, 'expired').length,
    }),
    currentDeals: () => current(data).map(presentAdminDeal),
    upcomingDeals: () => inPhase(data, 'coming-soon').map(presentAdminDeal),
    expiredDeals: () => inPhase(data, 'expired').map(presentAdminDeal),
    adminDeal: ({ params: { id } }) => presentAdminDeal(find(data.deals, id, 'deal')),
    createDeal: ({ body }) => {
      const made = deal(newId(data, 'deal'), valuesOf(body));
      data.deals.push(made);
      return presentAdminDeal(made);
    },
    updateDeal: ({ params: { id }, headers, body }) => {
      const found = toEdit(data.deals, changeOf('deal', id, headers));
      const form = requireSettable(ChangeDeal, body, presentAdminDeal(found));
      for (const path of removedValidityDays(found, form)) throw fieldError(path, 'is required');
      return presentAdminDeal(write(found, valuesOf(form)));
    },
    deleteDeal: ({ params: { id }, headers }) => {
      setActive(data.deals, changeOf('deal', id, headers), false);
      return undefined;
    },
    restoreDeal: ({ params: { id }, headers }) =>
      presentAdminDeal(setActive(data.deals, changeOf('deal', id, headers), true)),
    toggleDealActive: ({ params: { id }, headers }) => {
      const found = toEdit(data.deals, changeOf('deal', id, headers));
      return presentAdminDeal(write(found, { active: !found.active }));
    },
    toggleDealFeatured: ({ params: { id }, headers }) => {
      const found = toEdit(data.deals, changeOf('deal', id, headers));
      return presentAdminDeal(write(found, { featured: !found.featured }));
    },
  }) satisfies Answers;
