import { ButtonLink, media, space, useApiQuery, useTranslation } from '@pickup/web';
import styled from 'styled-components';
import { DealGrid, DealNote, DealSkeletons, DiscountBadge } from '../../deal-card/deal-card.js';
import { AddDealButton, DealCard } from '../../deal-card/DealCard.js';
import { DealTerms } from '../../deal-card/DealTerms.js';
import { useDealStart } from '../../deal-card/deal-start.js';
import { ListFailed } from '../../page-parts/ListFailed.js';
import { Intro, SectionHeading } from '../../page-parts/Page.js';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(2)};
  margin-bottom: ${space(3)};
  ${media.phone} {
    margin-bottom: ${space(2)};
  }
`;

/** 'Today's Special Deals': the featured deals, or a text that there are none. */
export function FeaturedDeals() {
  const { t } = useTranslation();
  const startOf = useDealStart();
  const { data, isPending, isSuccess, isFetching, refetch } = useApiQuery('featuredDeals');
  const isEmpty = isSuccess && data.length === 0;
  const isMissing = !isPending && !data;
  return (
    <section aria-labelledby="featured-deals">
      <Head>
        <div>
          <SectionHeading id="featured-deals">{t('home.deals.title')}</SectionHeading>
          <Intro>{isEmpty ? t('home.deals.none') : t('home.deals.text')}</Intro>
        </div>
        <ButtonLink to="/deals" $variant="secondary">
          {t('home.deals.all')}
        </ButtonLink>
      </Head>
      {isPending && <DealSkeletons />}
      {isMissing && (
        <ListFailed title={t('app.listFailed.deals')} isFetching={isFetching} onRetry={() => void refetch()} />
      )}
      <DealGrid>
        {data?.map((deal) => (
          <li key={deal.id}>
            <DealCard
              deal={deal}
              corner={<DiscountBadge deal={deal} />}
              terms={<DealTerms deal={deal} />}
              action={<AddDealButton deal={deal} />}
              note={startOf(deal) !== null && <DealNote>{startOf(deal)}</DealNote>}
            />
          </li>
        ))}
      </DealGrid>
    </section>
  );
}
