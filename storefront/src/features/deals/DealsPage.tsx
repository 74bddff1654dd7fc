import { dealPhaseAt, type Deal } from '@pickup/contract';
import { ButtonLink, EmptyState, space, useApiQuery, usePageTitle, VisuallyHidden, useNow } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { DealGrid } from '../../deal-card/deal-layout.js';
import { DealSkeletons } from '../../deal-card/DealSkeletons.js';
import { Intro, Page, PageHeading, SectionHeading } from '../../page-parts/Page.js';
import { useRestaurant } from '../../restaurant/useRestaurant.js';
import { ComingDealCard } from './ComingDealCard.js';
import { CurrentDealCard } from './CurrentDealCard.js';

const Section = styled.section`
  display: grid;
  gap: ${space(3)};
  margin-top: ${space(5)};
`;

/** Current deals and those that start later; one shared rule decides which is which (specification 4, ruling 12). */
export default function DealsPage() {
  const { t } = useTranslation();
  usePageTitle(t('deals.title'));
  const now = useNow();
  const { timeZone } = useRestaurant().info;
  const { data = [], isPending } = useApiQuery('deals');
  const inPhase = (phase: ReturnType<typeof dealPhaseAt>): Deal[] =>
    data.filter((deal) => dealPhaseAt(deal, now, timeZone) === phase);
  const current = inPhase('current');
  const coming = inPhase('coming-soon');

  return (
    <Page>
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
        {!isPending && current.length === 0 && (
          <EmptyState
            as="p"
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
          {current.map((deal) => (
            <li key={deal.id}>
              <CurrentDealCard deal={deal} />
            </li>
          ))}
        </DealGrid>
      </Section>
      {coming.length > 0 && (
        <Section aria-labelledby="coming-deals">
          <SectionHeading id="coming-deals">{t('deals.comingSoon')}</SectionHeading>
          <DealGrid>
            {coming.map((deal) => (
              <li key={deal.id}>
                <ComingDealCard deal={deal} />
              </li>
            ))}
          </DealGrid>
        </Section>
      )}
    </Page>
  );
}
