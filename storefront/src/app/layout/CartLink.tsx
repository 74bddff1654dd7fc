import {
  CartIcon,
  color,
  fontSize,
  media,
  motion,
  radius,
  space,
  useLanguage,
  VisuallyHidden,
  useTranslation,
} from '@pickup/web';
import { NavLink } from 'react-router-dom';
import styled from 'styled-components';
import { useDeferredCart } from '../../cart-store/cart-context.js';
import { prefetchPage } from '../pages.js';

const Pill = styled(NavLink)`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  min-width: 44px;
  min-height: 44px;
  padding-inline: ${space(2)};
  border: 1px solid ${color('edge')};
  border-radius: ${radius('control')};
  background: ${color('card')};
  font-size: ${fontSize('sm')};
  font-weight: 650;
  text-decoration: none;
  transition: ${motion('border-color')};
  &:hover,
  &.active {
    border-color: ${color('ink')};
  }
  ${media.phone} {
    padding-inline: ${space(1)};
  }
`;

const Word = styled.span`
  /* A tablet's bar has its room for the restaurant's name and the links. */
  ${media.tabletDown} {
    display: none;
  }
`;

const Count = styled.span`
  position: absolute;
  top: -6px;
  right: -6px;
  display: grid;
  place-items: center;
  min-width: 1.85em;
  height: 1.85em;
  padding-inline: 0.35em;
  border-radius: ${radius('round')};
  background: ${color('accent')};
  color: ${color('onAccent')};
  font-size: min(0.75rem, 15px);
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`;

/** The cart in the bar, with its item count. */
export function CartLink() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { itemCount } = useDeferredCart();
  const prefetch = () => prefetchPage('/cart', language);
  return (
    <Pill to="/cart" onPointerEnter={prefetch} onFocus={prefetch}>
      <CartIcon />
      <Word aria-hidden="true">{t('nav.cart')}</Word>
      <VisuallyHidden>{itemCount > 0 ? t('nav.cartCount', { count: itemCount }) : t('nav.cart')}</VisuallyHidden>
      {itemCount > 0 && <Count aria-hidden="true">{itemCount}</Count>}
    </Pill>
  );
}
