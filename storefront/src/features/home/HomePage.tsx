import { ButtonLink, fontSize, media, radius, space, usePageTitle, color } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Column, SectionHeading } from '../../page-parts/Page.js';
import { FeaturedDeals } from './FeaturedDeals.js';
import { Hero } from './Hero.js';
import { InfoTiles } from './InfoTiles.js';

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
`;

/** The front page (specification 2, home). */
export default function HomePage() {
  const { t } = useTranslation();
  usePageTitle(t('home.pageTitle'));
  return (
    <Root>
      <Opening>
        <Hero />
        <InfoTiles />
      </Opening>
      <FeaturedDeals />
      <Closing>
        <SectionHeading>{t('home.closing.title')}</SectionHeading>
        <p>{t('home.closing.text')}</p>
        <ButtonLink to="/menu" $size="main">
          {t('home.closing.explore')}
        </ButtonLink>
      </Closing>
    </Root>
  );
}
