import { phoneUrl } from '@pickup/contract';
import { color, fontSize, media, motion, PhoneIcon, radius, space, useLanguage, useTranslation } from '@pickup/web';
import { NavLink } from 'react-router-dom';
import styled from 'styled-components';
import { BAR_HEIGHT, NARROW_BAR } from '../../page-parts/bars.js';
import { useRestaurant } from '../../restaurant/useRestaurant.js';
import { pages, prefetchPage } from '../pages.js';

const Links = styled.nav<{ $open: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space(0.5)};
  ${NARROW_BAR} {
    display: ${({ $open }) => ($open ? 'grid' : 'none')};
    position: absolute;
    inset: 100% 0 auto;
    /* With the padding of a link, the words begin below the logo. */
    padding: ${space(1)} ${space(1.5)} ${space(2)};
    background: ${color('paper')};
    border-bottom: 1px solid ${color('line')};
    box-shadow: ${color('shadowLifted')};
    /* The page below it; a press there closes it, and nothing else. */
    &::after {
      content: '';
      position: absolute;
      inset: 100% 0 auto;
      /* What is left of the window below the bar and the links. */
      height: calc(100vh - 100% - ${BAR_HEIGHT.wide});
      background: ${color('scrim')};
    }
  }
  ${media.phone} {
    padding-inline: ${space(0.5)};
    &::after {
      height: calc(100vh - 100% - ${BAR_HEIGHT.phone});
    }
  }
  ${NARROW_BAR} {
    ${media.noScript} {
      /* Without JavaScript the toggle does not work: the links are a row of their own. */
      order: 1;
      position: static;
      display: flex;
      flex-wrap: wrap;
      width: 100%;
      padding: 0;
      border: 0;
      box-shadow: none;
      &::after {
        display: none;
      }
    }
  }
`;

const PageLink = styled(NavLink)`
  display: flex;
  align-items: center;
  min-height: 44px;
  padding-inline: ${space(1.5)};
  border-radius: ${radius('control')};
  font-size: ${fontSize('sm')};
  font-weight: 500;
  color: ${color('soft')};
  text-decoration: none;
  transition: ${motion('color, background-color')};
  &:hover {
    color: ${color('ink')};
  }
  &.active {
    color: ${color('ink')};
    font-weight: 700;
    text-decoration: underline;
    text-decoration-color: ${color('accent')};
    text-decoration-thickness: 3px;
    text-underline-offset: 8px;
  }
  ${NARROW_BAR} {
    min-height: 52px;
    font-size: ${fontSize('lg')};
    &.active {
      background: ${color('sunk')};
      text-decoration: none;
    }
    ${media.noScript} {
      /* All four in one row of a phone, in Dutch too. */
      min-height: 44px;
      padding-inline: ${space(1)};
      font-size: ${fontSize('md')};
    }
  }
`;

/** Below the links of a small screen, where the bar has no room for it. */
const Call = styled.a`
  display: none;
  ${NARROW_BAR} {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    min-height: 52px;
    margin: ${space(1)} ${space(1.5)} 0;
    border-top: 1px solid ${color('line')};
    color: ${color('ink')};
    font-weight: 600;
  }
  /* On a phone held sideways it would stand below the window. */
  @media (max-height: 430px) {
    display: none;
  }
`;

interface PageLinksProps {
  id: string;
  /** Whether a narrow screen shows them. */
  isOpen: boolean;
  onClose: () => void;
}

/** Links to the pages: in the bar, or below it on narrow screens, with the phone number. */
export function PageLinks({ id, isOpen, onClose }: PageLinksProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { info } = useRestaurant();
  return (
    <Links
      id={id}
      aria-label={t('nav.main')}
      $open={isOpen}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      {pages.map(
        ({ path, nav }) =>
          nav && (
            <PageLink
              key={path}
              to={path}
              onClick={onClose}
              onPointerEnter={() => prefetchPage(path, language)}
              onFocus={() => prefetchPage(path, language)}
            >
              {t(`nav.links.${nav}`)}
            </PageLink>
          ),
      )}
      {isOpen && info.phone && (
        <Call href={phoneUrl(info.phone)}>
          <PhoneIcon size={20} />
          {info.phone}
        </Call>
      )}
    </Links>
  );
}
