import { Button, media, space, useApiQuery, useTranslation } from '@pickup/web';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { Head, useRestaurantData } from '../../head/Head.js';
import { Intro, Page, PageHeading } from '../../page-parts/Page.js';
import { RatingSummary } from './RatingSummary.js';
import { EMPTY_REVIEW, type ReviewDraft } from './review-draft.js';
import { ReviewList } from './ReviewList.js';

const loadDialog = () => import('./ReviewDialog.js');
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

/** The page of reviews. */
export default function ReviewsPage() {
  const { t } = useTranslation();
  const restaurant = useRestaurantData(useApiQuery('reviewStats').data);
  const [writing, setWriting] = useState(false);
  /** Kept while the page is open. */
  const [draft, setDraft] = useState(EMPTY_REVIEW);
  const close = (unsent: ReviewDraft) => {
    setDraft(unsent);
    setWriting(false);
  };
  const writeButton = (
    <Button size="main" onClick={() => setWriting(true)} onPointerEnter={prefetchDialog} onFocus={prefetchDialog}>
      {t('reviews.write')}
    </Button>
  );
  return (
    <Root>
      <Head title={t('reviews.title')} path="/reviews" about="reviews" data={restaurant} />
      <Opening>
        <div>
          <PageHeading tabIndex={-1}>{t('reviews.title')}</PageHeading>
          <Intro>{t('reviews.intro')}</Intro>
        </div>
        {writeButton}
      </Opening>
      <RatingSummary />
      <div>
        <ReviewList writeButton={writeButton} />
      </div>
      {writing && (
        <Suspense fallback={null}>
          <ReviewDialog draft={draft} onClose={close} />
        </Suspense>
      )}
    </Root>
  );
}
