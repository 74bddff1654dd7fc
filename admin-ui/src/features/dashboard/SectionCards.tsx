import {
  color,
  fontSize,
  media,
  radius,
  space,
  VisuallyHidden,
  visuallyHidden,
  type ColorName,
  useTranslation,
} from '@pickup/web';
import { useId, type ComponentType } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** Wide enough for five cards in a row, their pictures above the words. */
const FIVE = '@media (min-width: 1180px)';

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 290px), 1fr));
  gap: ${space(2)};
  /* Ten cards: five beside each other leave no row half empty. */
  ${FIVE} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
  /* On a phone they are a short list to jump from: what each section is for is only read aloud. */
  ${media.phone} {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 150px), 1fr));
    gap: ${space(1)};
  }
`;

const CardLink = styled(Link)`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: start;
  gap: ${space(0.5)} ${space(2)};
  height: 100%;
  padding: ${space(2.5)};
  background: ${color('card')};
  border: 1px solid ${color('line')};
  border-radius: ${radius('card')};
  box-shadow: ${color('shadow')};
  text-decoration: none;
  &:hover {
    border-color: ${color('accent')};
  }
  ${FIVE} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.phone} {
    align-items: center;
    align-content: center;
    column-gap: ${space(1)};
    padding: ${space(1)};
  }
`;

const CardArt = styled.span<{ $ground: ColorName }>`
  grid-row: span 2;
  ${FIVE} {
    grid-row: auto;
    margin-bottom: ${space(1)};
  }
  display: grid;
  place-items: center;
  width: 52px;
  height: 52px;
  border-radius: ${radius('control')};
  ${media.phone} {
    grid-row: auto;
    width: 36px;
    height: 36px;
    & svg {
      width: 20px;
      height: 20px;
    }
  }
  background: ${({ theme, $ground }) => theme.color[$ground]};
`;

const CardTitle = styled.h3`
  font-size: ${fontSize('lg')};
  overflow-wrap: anywhere;
  ${media.phone} {
    font-family: inherit;
    font-size: ${fontSize('sm')};
    line-height: 1.25;
  }
`;

const CardText = styled.p`
  font-size: ${fontSize('sm')};
  color: ${color('soft')};
  ${media.phone} {
    ${visuallyHidden}
  }
`;

const GROUNDS = {
  kitchen: 'groundLilac',
  orders: 'groundAmber',
  menu: 'groundSage',
  choices: 'groundButter',
  deals: 'groundRose',
  reviews: 'groundLilac',
  analytics: 'groundSky',
  restaurant: 'groundAmber',
  settings: 'groundSage',
  generator: 'groundRose',
} as const satisfies Record<string, ColorName>;

/** A card of the landing; its texts are `dashboard.section.{name}`. */
export interface LandingSection {
  name: keyof typeof GROUNDS;
  path: string;
  Icon: ComponentType<{ size?: number }>;
}

/** Links to the sections, one card each. */
export function SectionCards({ sections }: { sections: readonly LandingSection[] }) {
  const { t } = useTranslation();
  const heading = useId();
  return (
    <nav aria-labelledby={heading}>
      <VisuallyHidden as="h2" id={heading}>
        {t('dashboard.sections')}
      </VisuallyHidden>
      <Cards>
        {sections.map(({ name, path, Icon }) => (
          <li key={path}>
            <CardLink to={path}>
              <CardArt $ground={GROUNDS[name]}>
                <Icon size={26} />
              </CardArt>
              <CardTitle>{t(`dashboard.section.${name}.title`)}</CardTitle>
              <CardText>{t(`dashboard.section.${name}.text`)}</CardText>
            </CardLink>
          </li>
        ))}
      </Cards>
    </nav>
  );
}
