import type { Review } from '@pickup/contract';
import {
  Badge,
  Button,
  Card,
  CheckIcon,
  color,
  fontSize,
  formatDate,
  media,
  Skeleton,
  space,
  ThumbIcon,
  Stars,
  useLanguage,
  useTranslation,
} from '@pickup/web';
import styled from 'styled-components';
import { useRestaurant } from '../../restaurant/useRestaurant.js';
import { useStoredList, type StoredList } from '../../stored-document/stored-list.js';
import { useHelpfulVote } from './helpful-votes.js';

const Surface = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space(1.5)};
  height: 100%;
  padding: ${space(3)};
  overflow-wrap: anywhere;
  ${media.phone} {
    padding: ${space(2)};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(1.5)};
`;

const Name = styled.h2`
  min-width: 0;
  font-size: ${fontSize('lg')};
`;

const When = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(1.5)};
  font-size: ${fontSize('xs')};
  color: ${color('soft')};
`;

const Comment = styled.p`
  white-space: pre-line;
`;

/* Its words, not the ground of its button, stand below the others. */
const Foot = styled.div`
  margin: auto 0 calc(-1 * ${space(1)}) calc(-1 * ${space(2.5)});
`;

interface ReviewCardProps {
  review: Review;
  votes: StoredList;
}

/** One review: name, Verified badge, stars, date, comment, Helpful. */
export function ReviewCard({ review, votes }: ReviewCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { timeZone } = useRestaurant().info;
  const { vote, sending } = useHelpfulVote(review.id, votes);
  const voted = useStoredList(votes).includes(review.id);
  const { customerName: name, rating, verified, comment, createdAt, helpfulCount: count } = review;
  const writtenIn = review.language ?? undefined;
  return (
    <Surface as="article">
      <Head>
        <Name>{name}</Name>
        {verified && (
          <Badge $tone="leaf">
            <CheckIcon size={14} />
            {t('reviews.verified')}
          </Badge>
        )}
      </Head>
      <When>
        <Stars rating={rating} label={t('reviews.stars', { count: rating })} />
        <time dateTime={createdAt}>{formatDate(createdAt, { language, timeZone })}</time>
      </When>
      {comment && <Comment lang={writtenIn}>{comment}</Comment>}
      <Foot>
        <Button
          variant="quiet"
          busy={sending}
          aria-disabled={voted || undefined}
          aria-label={t('reviews.helpfulFor', { count, name })}
          onClick={() => !voted && vote()}
        >
          <ThumbIcon size={18} />
          {t('reviews.helpful', { count })}
        </Button>
      </Foot>
    </Surface>
  );
}

/** The skeleton of a review. */
export const ReviewSkeleton = () => (
  <Surface aria-hidden="true">
    <Skeleton $width="46%" $height="24px" />
    <Skeleton $width="64%" $height="20px" />
    <Skeleton $height="20px" />
    <Skeleton $width="80%" $height="20px" />
    <Foot>
      <Skeleton $width="112px" $height="44px" $round />
    </Foot>
  </Surface>
);
