import {
  Button,
  color,
  EmptyState,
  fontSize,
  media,
  radius,
  space,
  StarIcon,
  useApi,
  useTranslation,
} from '@pickup/web';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { ListFailed } from '../../page-parts/ListFailed.js';
import { allReviews, reviewPages } from './review-pages.js';
import { ReviewCard, ReviewSkeleton } from './ReviewCard.js';
import { createVoteStore } from './helpful-votes.js';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr));
  gap: ${space(3)};
  ${media.tabletDown} {
    gap: ${space(2)};
  }
`;

const Root = styled.div`
  position: relative;
`;

/* Over the cards that are on their way: it takes no place that would have to be given back. */
const Loading = styled.p`
  position: absolute;
  z-index: 1;
  top: ${space(3)};
  left: 50%;
  transform: translateX(-50%);
  padding: ${space(1)} ${space(2.5)};
  border-radius: ${radius('round')};
  background: ${color('inverse')};
  color: ${color('onInverse')};
  font-size: ${fontSize('sm')};
  font-weight: 600;
  white-space: nowrap;
`;

const End = styled.div`
  display: grid;
  justify-items: center;
  margin-top: ${space(4)};
  color: ${color('soft')};
`;

const FIRST_SKELETONS = 6;
const MORE_SKELETONS = 2;

const Skeletons = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => (
    <li key={index}>
      <ReviewSkeleton />
    </li>
  ));

/** The list of reviews with Load More. */
export function ReviewList() {
  const { t } = useTranslation();
  const [votes] = useState(createVoteStore);
  const { data, isPending, isError, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(reviewPages(useApi()));
  const reviews = allReviews(data);
  const loading = isPending || isFetchingNextPage;

  if (isError && !data) {
    return <ListFailed title={t('app.listFailed.reviews')} isFetching={isFetching} onRetry={() => void refetch()} />;
  }
  if (data && reviews.length === 0) {
    return <EmptyState as="p" art={<StarIcon size={40} />} title={t('reviews.none')} text={t('reviews.noneText')} />;
  }
  return (
    <Root>
      {isPending && <Loading role="status">{t('reviews.loading')}</Loading>}
      <Grid aria-label={t('reviews.list')}>
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} votes={votes} />
          </li>
        ))}
        {loading && <Skeletons count={reviews.length > 0 ? MORE_SKELETONS : FIRST_SKELETONS} />}
      </Grid>
      <End>
        {hasNextPage && (
          <Button
            variant="secondary"
            size="main"
            busy={isFetchingNextPage}
            busyLabel={t('reviews.loading')}
            onClick={() => void fetchNextPage()}
          >
            {t('reviews.more')}
          </Button>
        )}
        {data && !hasNextPage && <p role="status">{t('reviews.end')}</p>}
      </End>
    </Root>
  );
}
