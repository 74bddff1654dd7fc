import {
  CloseIcon,
  color,
  font,
  fontSize,
  IconButton,
  media,
  MenuIcon,
  Skeleton,
  space,
  VisuallyHidden,
  LanguageLinks,
  useTranslation,
} from '@pickup/web';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { Column } from '../../page-parts/Page.js';
import { useRestaurant } from '../../restaurant/useRestaurant.js';
import { CartLink } from './CartLink.js';
import { BAR_HEIGHT, NARROW_BAR } from '../../page-parts/bars.js';
import { PageLinks } from './PageLinks.js';
import { RestaurantLogo } from './RestaurantLogo.js';
import { useHrefIn } from '../../address/language-links.js';

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
  min-height: ${BAR_HEIGHT.wide};
  ${media.phone} {
    min-height: ${BAR_HEIGHT.phone};
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

const Toggle = styled(IconButton)`
  display: none;
  ${NARROW_BAR} {
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
        <PageLinks id={LINKS_ID} isOpen={open} onClose={() => setOpen(false)} />
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
