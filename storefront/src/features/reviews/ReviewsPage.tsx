import { Button, media, space, useApi, useApiQuery, useHydrated, useTranslation } from '@pickup/web';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { loadCode } from '../../page-parts/load-code.js';
import { BAR_HEIGHT } from '../../page-parts/bars.js';
import { Head, useRestaurantData } from '../../head/Head.js';
import { reviewedOrder } from '../../order-view/review-of-order.js';
import { ListFailed } from '../../page-parts/ListFailed.js';
import { Intro, Page, PageHeading } from '../../page-parts/Page.js';
import { RatingSummary } from './RatingSummary.js';
import { EMPTY_REVIEW, type ReviewDraft } from './review-draft.js';
import { ReviewList } from './ReviewList.js';
import { reviewPages } from './review-pages.js';

const loadDialog = () => loadCode(() => import('./ReviewDialog.js'));
const ReviewDialog = lazy(loadDialog);

/** Loads the dialog's code before the click; a failure shows when it is opened. */
const prefetchDialog = () => void loadDialog().catch(() => undefined);

const Root = styled(Page)`
  display: grid;
  align-content: start;
  gap: ${space(4)};
  ${media.phone} {
    gap: ${space(3)};
  }
`;

const Opening = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(2)};
`;

/** On a wide screen the rating stands beside the reviews and stays in sight. */
const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: inherit;
  ${media.desktop} {
    grid-template-columns: 18rem minmax(0, 1fr);
    align-items: start;
    & > :first-child {
      position: sticky;
      top: calc(${BAR_HEIGHT.wide} + ${space(3)});
    }
  }
`;

/** The page of reviews. */
export default function ReviewsPage() {
  const { t } = useTranslation();
  const rating = useApiQuery('reviewStats');
  const reviews = useInfiniteQuery(reviewPages(useApi()));
  const restaurant = useRestaurantData(rating.data);
  const navigate = useNavigate();
  const location = useLocation();
  const reviewed = reviewedOrder(location.state);
  const [writing, setWriting] = useState(reviewed !== null);
  // A reload keeps what the address came with, which the server does not know.
  const isHydrated = useHydrated();
  /** Kept while the page is open. */
  const [draft, setDraft] = useState<ReviewDraft>({ ...EMPTY_REVIEW, ...reviewed });
  const close = (unsent: ReviewDraft) => {
    setDraft(unsent);
    setWriting(false);
    // A reload does not open it again.
    if (reviewed !== null) navigate(location.pathname, { replace: true, preventScrollReset: true });
  };
  return (
    <Root>
      <Head title={t('reviews.title')} path="/reviews" about="reviews" data={restaurant} />
      <Opening>
        <div>
          <PageHeading tabIndex={-1}>{t('reviews.title')}</PageHeading>
          <Intro>{t('reviews.intro')}</Intro>
        </div>
        <Button size="main" onClick={() => setWriting(true)} onPointerEnter={prefetchDialog} onFocus={prefetchDialog}>
          {t('reviews.write')}
        </Button>
      </Opening>
      {rating.isLoadingError && reviews.isLoadingError ? (
        <ListFailed
          title={t('app.listFailed.reviews')}
          isFetching={rating.isFetching || reviews.isFetching}
          onRetry={() => void Promise.all([rating.refetch(), reviews.refetch()])}
        />
      ) : (
        <Body>
          <RatingSummary />
          <div>
            <ReviewList />
          </div>
        </Body>
      )}
      {isHydrated && writing && (
        <Suspense fallback={null}>
          <ReviewDialog draft={draft} onClose={close} />
        </Suspense>
      )}
    </Root>
  );
}
