import type { Deal } from '@pickup/contract';
import { Button, ButtonLink, media, Picture, space, useApiQuery } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { AllergenLine } from '../../allergens/AllergenLine.js';
import { dealToCart, useAddToCart } from '../../cart-store/useAddToCart.js';
import {
  DEAL_SIZES,
  DealBody,
  DealCorner,
  DealFoot,
  DealGrid,
  DealPicture,
  DealPrice,
  DealSkeletons,
  DealSurface,
  DealText,
  DealTitle,
  DiscountBadge,
} from '../../deal-card/deal-card.js';
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

function FeaturedCard({ deal }: { deal: Deal }) {
  const { t } = useTranslation();
  const addToCart = useAddToCart();
  return (
    <DealSurface as="article">
      <DealPicture>
        <Picture src={deal.imageUrl} alt="" width={640} height={480} sizes={DEAL_SIZES} />
      </DealPicture>
      <DealCorner>
        <DiscountBadge deal={deal} />
      </DealCorner>
      <DealBody>
        <DealTitle>{deal.title}</DealTitle>
        <DealText>{deal.description}</DealText>
        <AllergenLine allergens={deal.allergens} dietary={deal.dietary} />
        <DealFoot>
          <DealPrice deal={deal} />
          <Button onClick={() => addToCart(dealToCart(deal))} aria-label={`${t('deals.add')}: ${deal.title}`}>
            {t('deals.add')}
          </Button>
        </DealFoot>
      </DealBody>
    </DealSurface>
  );
}

/** 'Today's Special Deals': the featured deals, or a text that there are none. */
export function FeaturedDeals() {
  const { t } = useTranslation();
  const { data = [], isPending, isSuccess } = useApiQuery('featuredDeals');
  const isEmpty = isSuccess && data.length === 0;
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
      <DealGrid>
        {data.map((deal) => (
          <li key={deal.id}>
            <FeaturedCard deal={deal} />
          </li>
        ))}
      </DealGrid>
    </section>
  );
}
