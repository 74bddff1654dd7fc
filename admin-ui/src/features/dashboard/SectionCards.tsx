import { color, fontSize, media, radius, space, VisuallyHidden, type ColorName, useTranslation } from '@pickup/web';
import { useId, type ComponentType } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** Ten links: five beside each other leave no row half empty. What each section is for is only read aloud. */
const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: ${space(2)};
  @media (max-width: 1179.98px) {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
    gap: ${space(1.5)};
  }
  ${media.phone} {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 150px), 1fr));
    gap: ${space(1)};
  }
`;

const CardLink = styled(Link)`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  height: 100%;
  min-height: 64px;
  padding: ${space(1)} ${space(1.5)};
  background: ${color('card')};
  border: 1px solid ${color('line')};
  border-radius: ${radius('card')};
  box-shadow: ${color('shadow')};
  text-decoration: none;
  &:hover {
    border-color: ${color('accent')};
  }
  ${media.phone} {
    gap: ${space(1)};
    min-height: 54px;
    padding: ${space(1)};
  }
`;

const CardArt = styled.span<{ $ground: ColorName }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${radius('control')};
  background: ${({ theme, $ground }) => theme.color[$ground]};
  ${media.phone} {
    width: 36px;
    height: 36px;
    & svg {
      width: 20px;
      height: 20px;
    }
  }
`;

const CardTitle = styled.h3`
  min-width: 0;
  font-family: inherit;
  font-size: ${fontSize('md')};
  line-height: 1.25;
  overflow-wrap: anywhere;
  ${media.phone} {
    font-size: ${fontSize('sm')};
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
                <Icon size={24} />
              </CardArt>
              <CardTitle>{t(`dashboard.section.${name}.title`)}</CardTitle>
              <VisuallyHidden>{t(`dashboard.section.${name}.text`)}</VisuallyHidden>
            </CardLink>
          </li>
        ))}
      </Cards>
    </nav>
  );
}
