import { ButtonLink, color, fontSize, media, radius, space, useApiQuery, useTranslation } from '@pickup/web';
import styled from 'styled-components';
import { Head, useRestaurantData } from '../../head/Head.js';
import { SpecialDays } from '../../kitchen/SpecialDays.js';
import { Column, SectionHeading } from '../../page-parts/Page.js';
import { useRestaurant } from '../../restaurant/useRestaurant.js';
import { FeaturedDeals } from './FeaturedDeals.js';
import { Hero } from './Hero.js';
import { InfoTiles } from './InfoTiles.js';
import { PopularDishes } from './PopularDishes.js';

const Root = styled(Column)`
  display: grid;
  gap: ${space(9)};
  padding-bottom: ${space(9)};
  ${media.phone} {
    gap: ${space(6)};
    padding-bottom: ${space(6)};
  }
`;

const Opening = styled.div`
  display: grid;
  gap: ${space(5)};
`;

/** A card below the tiles, which it belongs to. */
const Special = styled(SpecialDays)`
  margin-top: calc(-1 * ${space(3)});
  padding: ${space(2.5)} ${space(3)};
  border: 1px solid ${color('line')};
  border-radius: ${radius('card')};
  background: ${color('card')};
  ${media.phone} {
    padding: ${space(2)} ${space(1.5)};
  }
`;

const Closing = styled.section`
  display: grid;
  justify-items: center;
  gap: ${space(2)};
  padding: ${space(6)} ${space(3)};
  border-radius: ${radius('card')};
  background: ${color('groundAmber')};
  text-align: center;
  & > p {
    max-width: 44ch;
    font-size: ${fontSize('lg')};
  }
  ${media.phone} {
    padding-inline: ${space(2)};
  }
`;

/** The front page. */
export default function HomePage() {
  const { t } = useTranslation();
  const { ratingText } = useRestaurant().info;
  const stats = useApiQuery('reviewStats').data;
  // The owner's own rating text replaces the average.
  const restaurant = useRestaurantData(ratingText === null ? stats : undefined);
  return (
    <Root>
      <Head title={t('home.pageTitle')} path="/" about="home" data={restaurant} />
      <Opening>
        <Hero />
        <InfoTiles />
        <Special heading="h2" />
      </Opening>
      <FeaturedDeals />
      <Closing>
        <SectionHeading>{t('home.closing.title')}</SectionHeading>
        <p>{t('home.closing.text')}</p>
        <PopularDishes />
        <ButtonLink to="/menu" $size="main">
          {t('home.closing.explore')}
        </ButtonLink>
      </Closing>
    </Root>
  );
}
