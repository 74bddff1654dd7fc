import { ButtonLink, color, fontSize, media, space, VisuallyHidden, useTranslation } from '@pickup/web';
import styled from 'styled-components';
import { useKitchen } from '../../kitchen/useKitchen.js';
import { RestaurantPicture } from '../../restaurant/RestaurantPicture.js';

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 0.78fr);
  align-items: center;
  gap: ${space(5)};
  padding-top: ${space(6)};
  ${media.tabletDown} {
    gap: ${space(4)};
    padding-top: ${space(4)};
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Title = styled.h1`
  /* In two lines beside the picture. */
  font-size: min(${fontSize('display')}, 4.8vw);
  line-height: 1.08;
  letter-spacing: -0.02em;
  ${media.tabletDown} {
    /* Beside the picture. */
    font-size: min(${fontSize('display')}, 6.4vw);
  }
  ${media.phone} {
    /* As large as the reader wants it, as long as its longest word keeps to one line. */
    font-size: min(${fontSize('displayPhone')}, 15vw);
  }
`;

const Text = styled.p`
  max-width: 46ch;
  margin-top: ${space(2.5)};
  font-size: ${fontSize('lg')};
  color: ${color('soft')};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
  margin-top: ${space(4)};
`;

/** The headline with Order Now and Learn More. */
export function Hero() {
  const { t } = useTranslation();
  const { kitchen } = useKitchen();
  return (
    <Root>
      <div>
        <Title tabIndex={-1}>{t('home.hero.title')}</Title>
        <Text>{t('home.hero.text')}</Text>
        <Actions>
          {/* While no orders are taken, nothing asks for one. */}
          <ButtonLink to="/menu" $size="main" $variant={kitchen?.takesOrders === false ? 'secondary' : 'primary'}>
            {t('home.hero.order')}
          </ButtonLink>
          <ButtonLink to="/about" $size="main" $variant="secondary">
            {t('home.hero.learn')}
            {/* A link's text has to name its target, also when it is read alone. */}
            <VisuallyHidden>{` ${t('home.hero.learnAbout')}`}</VisuallyHidden>
          </ButtonLink>
        </Actions>
      </div>
      <RestaurantPicture />
    </Root>
  );
}
