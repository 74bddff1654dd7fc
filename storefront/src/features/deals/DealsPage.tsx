import { localDay, localText, type Deal, dealPhase, type DealPhase } from '@pickup/contract';
import {
  ButtonLink,
  color,
  EmptyState,
  Skeleton,
  space,
  useApiQuery,
  useLanguage,
  useNow,
  VisuallyHidden,
  useTranslation,
} from '@pickup/web';
import { useCallback } from 'react';
import styled from 'styled-components';
import { dealsSearch } from '../../address/page-search.js';
import { DealGrid, DealSkeletons } from '../../deal-card/deal-card.js';
import { Head, useBaseUrl } from '../../head/Head.js';
import { dealsData } from '../../head/structured-data.js';
import { Drawing } from '../../page-parts/Drawing.js';
import { Intro, Page, PageHeading, SectionHeading } from '../../page-parts/Page.js';
import { ListFailed } from '../../page-parts/ListFailed.js';
import { useRestaurant } from '../../restaurant/useRestaurant.js';
import { ComingDealCard } from './ComingDealCard.js';
import { CurrentDealCard } from './CurrentDealCard.js';
import { useDealOfAddress } from './useDealOfAddress.js';

const Section = styled.section`
  display: grid;
  gap: ${space(3)};
  margin-top: ${space(5)};
`;

const None = styled.p`
  color: ${color('soft')};
`;

/** How many pictures are above the fold of a wide window. */
const EAGER_PICTURES = 3;

const NONE: Deal[] = [];

/** The current and the coming deals, by the contract's rule (product.md, Deals). */
export default function DealsPage() {
  const { t } = useTranslation();
  const now = useNow();
  const { info, status } = useRestaurant();
  const { timeZone } = info;
  const baseUrl = useBaseUrl();
  const language = useLanguage();
  const { data = NONE, isPending, isSuccess, isFetching, refetch } = useApiQuery('deals');
  const isMissing = !isPending && !isSuccess && data === NONE;
  const today = localDay(now, timeZone);
  const offers = useCallback(
    () => (isSuccess && status === 'success' ? dealsData({ deals: data, info, today, language }, baseUrl) : null),
    [isSuccess, status, data, info, today, language, baseUrl],
  );
  const inPhase = (phase: DealPhase): Deal[] => data.filter((deal) => dealPhase(deal, today) === phase);
  const current = inPhase('current');
  const coming = inPhase('coming-soon');
  const chosen = useDealOfAddress(isSuccess ? data : null);

  return (
    <Page>
      <Head
        title={chosen ? localText(chosen, 'title', language).text : t('deals.title')}
        path="/deals"
        about="deals"
        search={dealsSearch(chosen?.id ?? null)}
        description={chosen ? localText(chosen, 'description', language).text : undefined}
        data={offers}
      />
      <PageHeading tabIndex={-1}>{t('deals.title')}</PageHeading>
      <Intro>{t('deals.intro')}</Intro>
      <Section aria-labelledby="current-deals">
        <SectionHeading id="current-deals">{t('deals.current')}</SectionHeading>
        {isPending && (
          <>
            <VisuallyHidden role="status">{t('deals.loading')}</VisuallyHidden>
            <DealSkeletons />
          </>
        )}
        {isMissing && (
          <ListFailed title={t('app.listFailed.deals')} isFetching={isFetching} onRetry={() => void refetch()} />
        )}
        {isSuccess && current.length === 0 && (
          <EmptyState
            as="p"
            art={<Drawing name="empty-plate" />}
            title={t('deals.none')}
            text={t('deals.noneText')}
            action={
              <ButtonLink to="/menu" $variant="secondary">
                {t('deals.toMenu')}
              </ButtonLink>
            }
          />
        )}
        <DealGrid>
          {current.map((deal, index) => (
            <li key={deal.id}>
              <CurrentDealCard
                deal={deal}
                isChosen={deal === chosen}
                eager={index === 0 ? 'first' : index < EAGER_PICTURES}
              />
            </li>
          ))}
        </DealGrid>
      </Section>
      {!isMissing && (
        <Section aria-labelledby="coming-deals">
          <SectionHeading id="coming-deals">{t('deals.comingSoon')}</SectionHeading>
          {isPending && <Skeleton $width="60%" $height="24px" />}
          {isSuccess && coming.length === 0 && <None>{t('deals.noneComing')}</None>}
          <DealGrid>
            {coming.map((deal) => (
              <li key={deal.id}>
                <ComingDealCard deal={deal} isChosen={deal === chosen} />
              </li>
            ))}
          </DealGrid>
        </Section>
      )}
    </Page>
  );
}
