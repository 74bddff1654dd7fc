import {
  Button,
  color,
  space,
  Badge,
  Card,
  CheckIcon,
  fontSize,
  formatDate,
  ratingTone,
  Stars,
  ThumbIcon,
  useLanguage,
  useTranslation,
} from '@pickup/web';
import { useId, useState } from 'react';
import styled, { css } from 'styled-components';
import type { AdminReview, Language } from '@pickup/contract';
import { DeletedBadge } from '../../lists/list-parts.js';
import { SEARCHED } from '../../lists/found-text.js';
import { cardId } from '../../lists/useFocusKeeper.js';
import { useRestaurant } from '../../restaurant/useRestaurant.js';
import { ReviewActions, type ReviewChange } from './ReviewActions.js';

/** Longer comments, in letters or lines, are folded: one must not push the next twenty off the screen. */
const FOLDED_LETTERS = 300;
const FOLDED_LINES = 6;

const Words = styled.p<{ $folded: boolean }>`
  white-space: pre-line;
  overflow-wrap: anywhere;
  ${({ $folded }) =>
    $folded &&
    css`
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: ${FOLDED_LINES};
      overflow: hidden;
    `}
`;

const Nothing = styled.p`
  color: ${color('soft')};
`;

const More = styled(Button)`
  margin: ${space(0.5)} 0 0 calc(-1 * ${space(2.5)});
`;

const isLong = (text: string) => text.length > FOLDED_LETTERS || text.split('\n').length > FOLDED_LINES;

interface ReviewCommentProps {
  comment: string | null;
  /** Who wrote it. */
  author: string;
  /** What it is written in; undefined when that is not known. */
  language: Language | undefined;
}

/** What the guest wrote, as text, with its line breaks. */
function ReviewComment({ comment, author, language }: ReviewCommentProps) {
  const { t } = useTranslation();
  const id = useId();
  const [open, setOpen] = useState(false);
  if (comment === null || comment === '') return <Nothing>{t('reviews.card.noComment')}</Nothing>;
  if (!isLong(comment))
    return (
      <Words lang={language} $folded={false} {...SEARCHED}>
        {comment}
      </Words>
    );
  return (
    <div>
      <Words id={id} lang={language} $folded={!open} {...SEARCHED}>
        {comment}
      </Words>
      <More
        variant="quiet"
        aria-expanded={open}
        aria-controls={id}
        aria-label={t(open ? 'reviews.card.showLessOf' : 'reviews.card.showAllOf', { name: author })}
        onClick={() => setOpen(!open)}
      >
        {t(open ? 'reviews.card.showLess' : 'reviews.card.showAll')}
      </More>
    </div>
  );
}

const Root = styled(Card)<{ $deleted: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${space(1.5)};
  height: 100%;
  padding: ${space(2.5)};
  scroll-margin-top: 84px;
  ${({ $deleted }) =>
    $deleted &&
    css`
      background: none;
      border: 1px dashed ${color('edge')};
      box-shadow: none;
    `}
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(1.5)};
`;

const NameRow = styled(Row)`
  min-height: 30px;
  align-items: flex-start;
  justify-content: space-between;
`;

const Name = styled.h2`
  flex: 1 1 8em;
  min-width: 0;
  font-size: ${fontSize('lg')};
  overflow-wrap: anywhere;
`;

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)};
`;

/* A touch target of 44 px without its height. */
const Email = styled.a`
  display: inline-block;
  padding-block: ${space(1.5)};
  margin-block: calc(-1 * ${space(1.5)});
  font-size: ${fontSize('sm')};
  color: ${color('soft')};
  overflow-wrap: anywhere;
`;

const Small = styled.span`
  font-size: ${fontSize('sm')};
  color: ${color('soft')};
  font-variant-numeric: tabular-nums;
`;

const Rating = styled(Row)`
  gap: ${space(1)};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`;

const Facts = styled(Row)`
  margin-top: auto;
  & > ${Small} {
    display: inline-flex;
    align-items: center;
    gap: ${space(0.5)};
  }
`;

interface ReviewCardProps {
  review: AdminReview;
  /** The change of this review that is under way. */
  underWay: ReviewChange | undefined;
  onChange: (change: ReviewChange, review: AdminReview) => void;
  onDelete: (review: AdminReview) => void;
}

/** One review with all that is known of it; its stars have the rating's colour. */
export function ReviewCard({ review, underWay, onChange, onDelete }: ReviewCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { timeZone } = useRestaurant();
  const { customerName, customerEmail, rating, comment, orderNumber, verified, isActive, helpfulCount, createdAt } =
    review;
  const id = cardId(review.id);
  return (
    <Root
      as="article"
      id={id}
      tabIndex={-1}
      $deleted={!isActive}
      aria-labelledby={`${id}-name`}
      aria-busy={underWay !== undefined}
    >
      <div>
        <NameRow>
          <Name id={`${id}-name`} {...SEARCHED}>
            {customerName}
          </Name>
          <Badges>
            {verified && (
              <Badge $tone="leaf">
                <CheckIcon size={14} /> {t('reviews.card.verified')}
              </Badge>
            )}
            {!isActive && <DeletedBadge />}
          </Badges>
        </NameRow>
        <Email href={`mailto:${encodeURIComponent(customerEmail).replace('%40', '@')}`} {...SEARCHED}>
          {customerEmail}
        </Email>
      </div>
      <Row>
        <Rating>
          <Stars rating={rating} tone={ratingTone(rating)} label={t('reviews.card.stars', { count: rating })} />
          <span aria-hidden="true">{rating}</span>
        </Rating>
        <Small as="time" dateTime={createdAt}>
          {formatDate(createdAt, { language, timeZone })}
        </Small>
      </Row>
      <ReviewComment comment={comment} author={customerName} language={review.language ?? undefined} />
      <Facts>
        <Small>
          <ThumbIcon size={16} /> {t('reviews.card.helpful', { count: helpfulCount })}
        </Small>
        {orderNumber !== null && (
          <Small>
            {t('reviews.card.order')} <span {...SEARCHED}>{orderNumber}</span>
          </Small>
        )}
      </Facts>
      <ReviewActions review={review} underWay={underWay} onChange={onChange} onDelete={onDelete} />
    </Root>
  );
}
