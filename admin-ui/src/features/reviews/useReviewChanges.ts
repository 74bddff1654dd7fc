import type { AdminReview, EndpointName } from '@pickup/contract';
import { useTranslation } from 'react-i18next';
import { flip, put, type Patch } from '../../changes/patch-lists.js';
import { useOptimisticChange } from '../../changes/useOptimisticChange.js';

/** What the owner can do to a review. */
const CHANGES = ['verify', 'helpful', 'delete', 'restore'] as const;
export type ReviewChange = (typeof CHANGES)[number];

const oneVoteMore: Patch = (record) => ({ ...record, helpfulCount: Number(record.helpfulCount) + 1 });

/** Beside the list: the statistic cards, and the landing's average. */
const STALE: readonly EndpointName[] = ['reviewStatistics', 'dashboard'];

interface ReviewChanges {
  /** The change of this review that is under way; it has one at a time, whatever its kind. */
  underWay: (id: string) => ReviewChange | undefined;
  make: (change: ReviewChange, review: AdminReview) => void;
}

/**
 * Optimistic changes of reviews. Each names the version on the screen, so that nobody flips back a switch that somebody
 * else has just flipped (product.md, Two writers).
 * @param onSettled called when a review's change is over and the list is fresh, whatever came of it
 */
export function useReviewChanges(onSettled: (id: string) => void): ReviewChanges {
  const { t } = useTranslation();
  const options = (change: ReviewChange, patch: Patch) => ({
    lists: ['adminReviews'] as const,
    stale: STALE,
    patch,
    done: t(`reviews.change.${change}.done`),
    failed: t(`reviews.change.${change}.failed`),
    onSettled,
  });
  const verify = useOptimisticChange('toggleReviewVerified', options('verify', flip('verified')));
  const helpful = useOptimisticChange('addHelpfulVote', options('helpful', oneVoteMore));
  const remove = useOptimisticChange('deleteReview', options('delete', put({ isActive: false })));
  const restore = useOptimisticChange('restoreReview', options('restore', put({ isActive: true })));

  const pending = {
    verify: verify.pending,
    helpful: helpful.pending,
    delete: remove.pending,
    restore: restore.pending,
  };
  const underWay = (id: string) => CHANGES.find((change) => pending[change].has(id));

  const make = (change: ReviewChange, { id, version }: AdminReview) => {
    if (underWay(id) !== undefined) return;
    const request = { params: { id } };
    const unchanged = { ...request, headers: { 'if-match': version } };
    if (change === 'verify') verify.change(id, unchanged);
    // One more is one more, whatever else has changed.
    if (change === 'helpful') helpful.change(id, request);
    if (change === 'delete') remove.change(id, unchanged);
    if (change === 'restore') restore.change(id, unchanged);
  };

  return { underWay, make };
}
