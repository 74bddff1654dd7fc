import { CartIcon, color, fontSize, radius, space, VisuallyHidden } from '@pickup/web';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled, { keyframes } from 'styled-components';
import { useCart } from '../../cart-store/cart-context.js';
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

const Place = styled.div`
  position: fixed;
  z-index: 15;
  right: max(${space(2)}, env(safe-area-inset-right));
  bottom: max(${space(2)}, env(safe-area-inset-bottom));
  animation: ${arrive} 250ms;
`;

const Round = styled(Link)`
  position: relative;
  display: grid;
  place-items: center;
  width: 64px;
  height: 64px;
  border-radius: ${radius('round')};
  background: ${color('accent')};
  color: ${color('onAccent')};
  box-shadow: ${color('shadowLifted')};
  &:hover {
    background: ${color('accentPressed')};
  }
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
`;

/** The link to the cart at the bottom right, while the cart is not empty. */
export function FloatingCart() {
  const { t } = useTranslation();
  const { itemCount, total } = useCart();
  const money = useMoney();
  const { open, trigger } = useDelayedTooltip();
  const tipId = useId();
  if (itemCount === 0) return null;
  const tip = t('menu.floatingCart', { items: t('menu.items', { count: itemCount }), total: money(total) });
  return (
    <Place>
      <Round to="/cart" {...trigger} aria-describedby={open ? tipId : undefined}>
        <CartIcon size={26} />
        <VisuallyHidden>{t('nav.cartCount', { count: itemCount })}</VisuallyHidden>
        <Count aria-hidden="true">{itemCount}</Count>
      </Round>
      {open && (
        <Tip role="tooltip" id={tipId}>
          {tip}
        </Tip>
      )}
    </Place>
  );
}
