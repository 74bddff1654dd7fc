import {
  CloseIcon,
  color,
  font,
  fontSize,
  IconButton,
  media,
  MenuIcon,
  motion,
  radius,
  Skeleton,
  space,
  useLanguage,
  VisuallyHidden,
  LanguageLinks,
  useTranslation,
} from '@pickup/web';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { Column } from '../../page-parts/Page.js';
import { useRestaurant } from '../../restaurant/useRestaurant.js';
import { pages, prefetchPage } from '../pages.js';
import { CartLink } from './CartLink.js';
import { RestaurantLogo } from './RestaurantLogo.js';
import { useHrefIn } from '../../address/language-links.js';

/** Of the bar; with a long name in large letters it is higher. */
const HEIGHT = { wide: '72px', phone: '64px' };

const Bar = styled.header`
  position: sticky;
  z-index: 20;
  top: 0;
  background: ${color('paper')};
  border-bottom: 1px solid ${color('line')};
  ${media.print} {
    display: none;
  }
`;

const Row = styled(Column)`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${HEIGHT.wide};
  ${media.phone} {
    min-height: ${HEIGHT.phone};
    gap: ${space(0.5)};
  }
  ${media.noScript} {
    flex-wrap: wrap;
  }
`;

const Brand = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  min-width: 0;
  min-height: 44px;
  margin-right: auto;
  font-family: ${font('heading')};
  font-weight: 600;
  font-size: ${fontSize('lg')};
  text-decoration: none;
  ${media.phone} {
    gap: ${space(1)};
    /* Beside the cart on a narrow phone, however large the reader's letters are. */
    font-size: min(${fontSize('md')}, 5.6vw);
  }
`;

const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Links = styled.nav<{ $open: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space(0.5)};
  ${media.tabletDown} {
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
      height: calc(100vh - 100% - ${HEIGHT.wide});
      background: ${color('scrim')};
    }
  }
  ${media.phone} {
    padding-inline: ${space(0.5)};
    &::after {
      height: calc(100vh - 100% - ${HEIGHT.phone});
    }
  }
  ${media.tabletDown} {
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
  ${media.tabletDown} {
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

const Toggle = styled(IconButton)`
  display: none;
  ${media.tabletDown} {
    display: inline-flex;
  }
  ${media.noScript} {
    display: none;
  }
`;

const LINKS_ID = 'page-links';

/** Sticky bar: restaurant's name, links to the pages, cart; a toggle menu on narrow screens. */
export function NavigationBar() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { pathname } = useLocation();
  const hrefOf = useHrefIn();
  const { info, status } = useRestaurant();
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => setOpen(false), [pathname]);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    toggle.current?.focus();
  };

  return (
    <Bar
      onKeyDown={closeOnEscape}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <Row>
        <Brand to="/">
          <RestaurantLogo />
          {status === 'loading' && <Skeleton $width="112px" />}
          {status === 'loading' ? <VisuallyHidden>{info.name}</VisuallyHidden> : <Name>{info.name}</Name>}
        </Brand>
        <Links
          id={LINKS_ID}
          aria-label={t('nav.main')}
          $open={open}
          onClick={({ target, currentTarget }) => target === currentTarget && setOpen(false)}
        >
          {pages.map(
            ({ path, nav }) =>
              nav && (
                <PageLink
                  key={path}
                  to={path}
                  onClick={() => setOpen(false)}
                  onPointerEnter={() => prefetchPage(path, language)}
                  onFocus={() => prefetchPage(path, language)}
                >
                  {t(`nav.links.${nav}`)}
                </PageLink>
              ),
          )}
        </Links>
        <LanguageLinks label={t('shared.language')} hrefOf={hrefOf} />
        <CartLink />
        <Toggle
          ref={toggle}
          variant="quiet"
          aria-expanded={open}
          aria-controls={LINKS_ID}
          aria-label={open ? t('nav.close') : t('nav.open')}
          onClick={() => setOpen(!open)}
        >
          {open ? <CloseIcon size={24} /> : <MenuIcon size={24} />}
        </Toggle>
      </Row>
    </Bar>
  );
}
