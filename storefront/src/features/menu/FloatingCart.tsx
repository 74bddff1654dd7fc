import { CartIcon, color, fontSize, media, radius, space, VisuallyHidden, useTranslation } from '@pickup/web';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import styled, { createGlobalStyle, keyframes } from 'styled-components';
import { useDeferredCart } from '../../cart-store/cart-context.js';
import { BOTTOM_BAR_HEIGHT, bottomBar } from '../../page-parts/bars.js';
import { useMoney } from '../../restaurant/useRestaurant.js';

/** In milliseconds: how long a pointer rests before the tooltip opens, and how long after closing it reopens at once. */
const DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/** A tooltip that opens after a delay, at once when it was open a moment ago; Escape closes it. */
function useDelayedTooltip() {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return undefined;
    // Hovering moves no focus, so Escape has to be caught on the document.
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);

  const show = () => {
    clearTimeout(timer.current);
    const wait = performance.now() - closedAt.current < SKIP_DELAY_MS ? 0 : DELAY_MS;
    timer.current = setTimeout(() => setOpen(true), wait);
  };
  const hide = () => {
    clearTimeout(timer.current);
    if (open) closedAt.current = performance.now();
    setOpen(false);
  };
  return {
    open,
    trigger: {
      onPointerEnter: (event: { pointerType: string }) => event.pointerType === 'mouse' && show(),
      onPointerLeave: hide,
      onFocus: (event: { currentTarget: Element }) => event.currentTarget.matches(':focus-visible') && show(),
      onBlur: hide,
      onClick: hide,
    },
  };
}

const arrive = keyframes`from { opacity: 0; transform: translateY(16px); }`;

/** At the window's corner; on a phone a bar that ends with the page's content, so that it covers nothing below. */
const Place = styled.div`
  position: fixed;
  z-index: 15;
  right: max(${space(3)}, env(safe-area-inset-right));
  bottom: max(${space(3)}, env(safe-area-inset-bottom));
  animation: ${arrive} 250ms;
  ${media.phone} {
    position: sticky;
    right: auto;
    bottom: 0;
    margin-inline: calc(-1 * ${space(2)});
    ${bottomBar}
  }
  ${media.print} {
    display: none;
  }
`;

const CartPill = styled(Link)`
  position: relative;
  display: grid;
  place-items: center;
  width: 64px;
  height: 64px;
  border-radius: ${radius('round')};
  background: ${color('accent')};
  color: ${color('onAccent')};
  box-shadow: ${color('shadowLifted')};
  text-decoration: none;
  &:hover {
    background: ${color('accentPressed')};
  }
  ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${space(1.5)};
    width: 100%;
    height: auto;
    min-height: 56px;
    padding: ${space(1)} ${space(2.5)} ${space(1)} ${space(1.5)};
  }
`;

/** How much of the window's lower edge it takes, for what else stands there, and below the last words of the page. */
const LowerEdge = createGlobalStyle`
  :root { --corner-button: 80px; }
  ${media.phone} {
    :root { --bottom-bar: ${BOTTOM_BAR_HEIGHT}; --corner-button: 0px; }
  }
`;

/** Seen on a wide screen only. */
const Wide = styled.span`
  ${media.phone} {
    display: none;
  }
`;

/** Seen on a phone only. */
const OnPhone = styled.span`
  display: none;
  ${media.phone} {
    display: block;
    justify-self: start;
    font-weight: 650;
  }
`;

const Sum = styled(OnPhone)`
  font-variant-numeric: tabular-nums lining-nums;
  white-space: nowrap;
`;

const Count = styled.span`
  position: absolute;
  top: -4px;
  right: -4px;
  display: grid;
  place-items: center;
  min-width: 2em;
  height: 2em;
  padding-inline: 0.3em;
  border: 2px solid ${color('paper')};
  border-radius: ${radius('round')};
  background: ${color('inverse')};
  color: ${color('onInverse')};
  font-size: min(0.8125rem, 16px);
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  ${media.phone} {
    position: static;
    min-width: 2.4em;
    height: 2.4em;
    border: 0;
    background: ${color('onAccent')};
    color: ${color('accent')};
  }
`;

const Tip = styled.div`
  position: absolute;
  right: calc(100% + ${space(1.5)});
  top: 50%;
  transform: translateY(-50%);
  padding: ${space(1)} ${space(2)};
  border-radius: ${radius('small')};
  background: ${color('inverse')};
  color: ${color('onInverse')};
  font-size: ${fontSize('sm')};
  font-weight: 600;
  white-space: nowrap;
  pointer-events: none;
  ${media.phone} {
    display: none;
  }
`;

/** The way to the cart while it is not empty: a button at the bottom right, on a phone a bar that also says the total. */
export function FloatingCart() {
  const { t } = useTranslation();
  const { itemCount, total } = useDeferredCart();
  const money = useMoney();
  const { open, trigger } = useDelayedTooltip();
  const tipId = useId();
  if (itemCount === 0) return null;
  const tip = t('menu.floatingCart', { items: t('menu.items', { count: itemCount }), total: money(total) });
  return (
    <Place>
      <LowerEdge />
      <CartPill to="/cart" {...trigger} aria-describedby={open ? tipId : undefined}>
        <Wide>
          <CartIcon size={26} />
          <VisuallyHidden>{t('nav.cartCount', { count: itemCount })}</VisuallyHidden>
        </Wide>
        <Count aria-hidden="true">{itemCount}</Count>
        <OnPhone>
          {t('menu.viewCart')} <VisuallyHidden>{t('menu.items', { count: itemCount })}</VisuallyHidden>
        </OnPhone>{' '}
        <Sum>{money(total)}</Sum>
      </CartPill>
      {open && (
        <Tip role="tooltip" id={tipId}>
          {tip}
        </Tip>
      )}
    </Place>
  );
}
