import { Button, media, space, useApiQuery } from '@pickup/web';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Head, useRestaurantData } from '../../head/Head.js';
import { Intro, Page, PageHeading } from '../../page-parts/Page.js';
import { RatingSummary } from './RatingSummary.js';
import { EMPTY_REVIEW } from './review-draft.js';
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

/** Keeps the draft while the page is open, apart from the list, so that typing does not render the list again. */
function UnsentReview({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [draft, setDraft] = useState(EMPTY_REVIEW);
  const finish = () => {
    setDraft(EMPTY_REVIEW);
    onClose();
  };
  return (
    open && (
      <Suspense fallback={null}>
        <ReviewDialog draft={draft} onChange={setDraft} onClose={onClose} onFinish={finish} />
      </Suspense>
    )
  );
}

/** The page of reviews. */
export default function ReviewsPage() {
  const { t } = useTranslation();
  const restaurant = useRestaurantData(useApiQuery('reviewStats').data);
  const [writing, setWriting] = useState(false);
  const writeButton = (
    <Button size="main" onClick={() => setWriting(true)} onPointerEnter={prefetchDialog} onFocus={prefetchDialog}>
      {t('reviews.write')}
    </Button>
  );
  return (
    <Root>
      <Head title={t('reviews.title')} path="/reviews" about="reviews" data={[restaurant]} />
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
      <UnsentReview open={writing} onClose={() => setWriting(false)} />
    </Root>
  );
}
