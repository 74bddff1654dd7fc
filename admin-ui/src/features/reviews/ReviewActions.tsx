import type { AdminReview, EndpointName } from '@pickup/contract';
import {
  Button,
  CheckIcon,
  CloseIcon,
  IconButton,
  RestoreIcon,
  space,
  ThumbIcon,
  TrashIcon,
  useTranslation,
} from '@pickup/web';
import styled from 'styled-components';
import { flip, oneAtATime, put, useOptimisticChange, type Patch } from '../../changes/optimistic-change.js';

/** What the owner can do to a review. */
const CHANGES = ['verify', 'helpful', 'delete', 'restore'] as const;
export type ReviewChange = (typeof CHANGES)[number];

const oneVoteMore: Patch = (record) => ({ ...record, helpfulCount: Number(record.helpfulCount) + 1 });

/** Beside the list: the statistic cards, and the landing's average. */
const STALE: readonly EndpointName[] = ['reviewStatistics', 'dashboard'];

/** @param onSettled called when a review's change is over and the list is fresh, whatever came of it */
export function useReviewChanges(onSettled: (id: string) => void) {
  const { t } = useTranslation();
  const options = (change: ReviewChange, patch: Patch) => ({
    lists: ['adminReviews'] as const,
    stale: STALE,
    patch,
    done: t(`reviews.change.${change}.done`),
    failed: t(`reviews.change.${change}.failed`),
    onSettled,
  });
  const helpful = useOptimisticChange('addHelpfulVote', options('helpful', oneVoteMore));
  return oneAtATime(CHANGES, {
    verify: useOptimisticChange('toggleReviewVerified', options('verify', flip('verified'))),
    // One more is one more, whatever else has changed.
    helpful: { ...helpful, change: (id) => helpful.change(id, { params: { id } }) },
    delete: useOptimisticChange('deleteReview', options('delete', put({ isActive: false }))),
    restore: useOptimisticChange('restoreReview', options('restore', put({ isActive: true }))),
  });
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

const Main = styled(Button)`
  flex: 1 0 auto;
  padding-inline: ${space(1.5)};
`;

const Vote = styled(Button)`
  flex: none;
  padding-inline: ${space(1.5)};
`;

interface ReviewActionsProps {
  review: AdminReview;
  /** The change of this review that is under way. */
  underWay: ReviewChange | undefined;
  onChange: (change: ReviewChange, review: AdminReview) => void;
  /** Deleting is asked about first. */
  onDelete: (review: AdminReview) => void;
}

/** What can be done to a review: a deleted one can only be restored. */
export function ReviewActions({ review, underWay, onChange, onDelete }: ReviewActionsProps) {
  const { t } = useTranslation();
  const { customerName: name, verified, isActive } = review;
  const busy = (change: ReviewChange) => ({
    busy: underWay === change,
    'aria-disabled': underWay !== undefined && underWay !== change,
  });

  if (!isActive)
    return (
      <Row>
        <Main
          variant="secondary"
          {...busy('restore')}
          aria-label={t('reviews.card.restoreOf', { name })}
          onClick={() => onChange('restore', review)}
        >
          <RestoreIcon size={18} /> {t('app.restore')}
        </Main>
      </Row>
    );
  return (
    <Row>
      <Main
        variant="secondary"
        {...busy('verify')}
        aria-label={t(verified ? 'reviews.card.unverifyOf' : 'reviews.card.verifyOf', { name })}
        onClick={() => onChange('verify', review)}
      >
        {underWay !== 'verify' && (verified ? <CloseIcon size={18} /> : <CheckIcon size={18} />)}
        {t(verified ? 'reviews.card.unverify' : 'reviews.card.verify')}
      </Main>
      <Vote
        variant="secondary"
        {...busy('helpful')}
        aria-label={t('reviews.card.voteOf', { name })}
        onClick={() => onChange('helpful', review)}
      >
        {underWay !== 'helpful' && <ThumbIcon size={18} />} {t('reviews.card.vote')}
      </Vote>
      <IconButton
        variant="secondary"
        {...busy('delete')}
        aria-label={t('reviews.card.deleteOf', { name })}
        onClick={() => underWay === undefined && onDelete(review)}
      >
        <TrashIcon size={18} />
      </IconButton>
    </Row>
  );
}
