import { ButtonLink, color, fontSize, media, Picture, space, useApiQuery, VisuallyHidden } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useRestaurant } from '../../restaurant/useRestaurant.js';

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 0.85fr);
  align-items: center;
  gap: ${space(6)};
  padding-top: ${space(6)};
  ${media.tabletDown} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(4)};
    padding-top: ${space(4)};
  }
`;

const Title = styled.h1`
  font-size: ${fontSize('display')};
  line-height: 1.08;
  letter-spacing: -0.02em;
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

/** Three pictures overlapping like plates on a table. */
const Table = styled.div`
  position: relative;
  aspect-ratio: 1 / 0.92;
  width: 100%;
  max-width: 520px;
  justify-self: center;
  border-radius: 46% 54% 58% 42% / 52% 44% 56% 48%;
  background: ${color('groundAmber')};
  ${media.tabletDown} {
    max-width: 420px;
  }
`;

/* The owner's picture fills the table. */
const Whole = styled(Table)`
  overflow: hidden;
`;

const Plate = styled.div`
  position: absolute;
  overflow: hidden;
  aspect-ratio: 1;
  border-radius: 50%;
  border: 6px solid ${color('card')};
  box-shadow: ${color('shadowLifted')};
  &:nth-child(1) {
    width: 54%;
    left: 10%;
    top: 6%;
  }
  &:nth-child(2) {
    width: 40%;
    right: 2%;
    top: 36%;
  }
  &:nth-child(3) {
    width: 36%;
    left: 24%;
    bottom: 0;
  }
`;

/** The width of each picture before its plate crops it: four thirds of the plate. */
const PLATES = ['374px', '278px', '250px'] as const;

/** The width of the owner's picture before the table crops it, which is 0.92 times as high as it is wide. */
const HERO_WIDTH = '640px';

/** The owner's picture, or three popular dishes. */
function HeroPicture() {
  const { heroUrl, heroAlt } = useRestaurant().info;
  const popular = useApiQuery('popularMenuItems').data ?? [];
  if (heroUrl !== null) {
    return (
      <Whole>
        <Picture src={heroUrl} alt={heroAlt ?? ''} width={1280} height={960} sizes={HERO_WIDTH} eager="first" />
      </Whole>
    );
  }
  const pictures = popular.filter((dish) => dish.imageUrl !== '').slice(0, PLATES.length);
  return (
    <Table aria-hidden="true">
      {pictures.map((dish, index) => (
        <Plate key={dish.id}>
          <Picture
            src={dish.imageUrl}
            alt=""
            width={640}
            height={480}
            sizes={PLATES[index]}
            eager={index === 0 ? 'first' : true}
          />
        </Plate>
      ))}
    </Table>
  );
}

/** The headline with Order Now and Learn More. */
export function Hero() {
  const { t } = useTranslation();
  return (
    <Root>
      <div>
        <Title tabIndex={-1}>{t('home.hero.title')}</Title>
        <Text>{t('home.hero.text')}</Text>
        <Actions>
          <ButtonLink to="/menu" $size="main">
            {t('home.hero.order')}
          </ButtonLink>
          <ButtonLink to="/about" $size="main" $variant="secondary">
            {t('home.hero.learn')}
            {/* A link's text has to name its target, also when it is read alone. */}
            <VisuallyHidden>{` ${t('home.hero.learnAbout')}`}</VisuallyHidden>
          </ButtonLink>
        </Actions>
      </div>
      <HeroPicture />
    </Root>
  );
}
