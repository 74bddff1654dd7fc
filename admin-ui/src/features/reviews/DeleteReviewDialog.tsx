import type { AdminReview } from '@pickup/contract';
import { color, ratingTone, space, Stars, useTranslation } from '@pickup/web';
import styled from 'styled-components';
import ConfirmDialog from '../../changes/ConfirmDialog.js';

const Who = styled.p`
  margin-bottom: ${space(0.5)};
  font-weight: 650;
  overflow-wrap: anywhere;
`;

const Words = styled.p`
  display: -webkit-box;
  margin-top: ${space(1)};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
  overflow: hidden;
  color: ${color('soft')};
  overflow-wrap: anywhere;
`;

interface DeleteReviewDialogProps {
  review: AdminReview;
  onKeep: () => void;
  onConfirm: () => void;
}

/** Asks before a review is deleted; it can be restored. */
export default function DeleteReviewDialog({ review, onKeep, onConfirm }: DeleteReviewDialogProps) {
  const { t } = useTranslation();
  const { customerName, rating, comment } = review;
  return (
    <ConfirmDialog
      title={t('reviews.delete.title')}
      description={t('reviews.delete.description')}
      onKeep={onKeep}
      onConfirm={onConfirm}
    >
      <Who>{customerName}</Who>
      <Stars rating={rating} tone={ratingTone(rating)} label={t('reviews.card.stars', { count: rating })} />
      {comment !== null && <Words>{comment}</Words>}
    </ConfirmDialog>
  );
}
