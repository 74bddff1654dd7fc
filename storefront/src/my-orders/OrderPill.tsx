import { shortOrderNumber, type OrderStatus } from '@pickup/contract';
import {
  AlertIcon,
  CheckIcon,
  CloseIcon,
  color,
  fontSize,
  IconButton,
  KitchenIcon,
  media,
  OrdersIcon,
  radius,
  ShopIcon,
  space,
  useApiQuery,
  useNow,
  VisuallyHidden,
  type ColorName,
  useTranslation,
} from '@pickup/web';
import { useEffect, type ReactNode } from 'react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import styled, { createGlobalStyle, css, keyframes } from 'styled-components';
import { useMoments } from '../kitchen/moments.js';
import { useRestaurant } from '../restaurant/useRestaurant.js';
import { forget, orderPath, refresh, type MyOrder } from './my-orders.js';
import { isUnknownOrder, useMyOrdersStore } from './my-orders-context.js';
import { useReadySignal } from './useReadySignal.js';

/** How often a visible page asks for an order, in milliseconds; the order's own page asks more often. */
const ASK_MS = 30_000;

interface Look {
  ground: ColorName;
  text: ColorName;
  icon: ReactNode;
}

/** Each status has a shape of its own beside its colour. */
const looks: Record<OrderStatus, Look> = {
  PENDING: { ground: 'pendingWash', text: 'onPendingWash', icon: <OrdersIcon size={22} /> },
  CONFIRMED: { ground: 'confirmedWash', text: 'onConfirmedWash', icon: <CheckIcon size={22} /> },
  PREPARING: { ground: 'preparingWash', text: 'onPreparingWash', icon: <KitchenIcon size={22} /> },
  READY: { ground: 'stepReady', text: 'onStepReady', icon: <ShopIcon size={22} /> },
  COMPLETED: { ground: 'readyWash', text: 'onReadyWash', icon: <CheckIcon size={22} /> },
  CANCELLED: { ground: 'dangerWash', text: 'onDangerWash', icon: <AlertIcon size={22} /> },
};

/** Asks for an order, and keeps what is answered: the restaurant may undo that it has cancelled it. */
function Follow({ order: { id, status } }: { order: MyOrder }) {
  const store = useMyOrdersStore();
  const { data, error } = useApiQuery(
    'order',
    { params: { id } },
    { refetchInterval: ASK_MS, refetchOnWindowFocus: 'always', refetchOnReconnect: 'always' },
  );
  const isUnknown = isUnknownOrder(error);
  useEffect(() => {
    if (isUnknown) store.update((mine) => forget(mine, id));
    else if (data) store.update((mine) => refresh(mine, data));
  }, [data, isUnknown, id, store]);
  useReadySignal({ id, status });
  return null;
}

const arrive = keyframes`from { opacity: 0; transform: translateY(16px); }`;

/** At the lower edge of the window; on pages with something to decide at their end, where it covers nothing of it. */
const Place = styled.aside<{ $atEnd: boolean }>`
  position: ${({ $atEnd }) => ($atEnd ? 'static' : 'fixed')};
  padding-inline: ${({ $atEnd }) => ($atEnd ? space(2) : 0)};
  z-index: 14;
  right: ${space(2)};
  /* Above a bar at the lower edge of the page, which says how high it is. */
  bottom: calc(max(${space(2)}, env(safe-area-inset-bottom)) + var(--bottom-bar, 0px));
  left: ${space(2)};
  display: grid;
  justify-items: center;
  pointer-events: none;
  animation: ${arrive} 250ms;
  ${media.phone} {
    justify-items: start;
  }
  ${media.print} {
    display: none;
  }
`;

const Pill = styled.div<{ $look: Look }>`
  display: flex;
  align-items: center;
  max-width: 100%;
  border-radius: ${radius('control')};
  box-shadow: ${color('shadowLifted')};
  pointer-events: auto;
  ${({ $look }) => css`
    background: ${color($look.ground)};
    color: ${color($look.text)};
    outline: 1px solid color-mix(in srgb, ${color($look.text)} 22%, transparent);
  `}
`;

const Way = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-width: 0;
  min-height: 52px;
  padding: ${space(1)} ${space(2.5)} ${space(1)} ${space(2)};
  border-radius: ${radius('control')};
  font-size: ${fontSize('sm')};
  font-weight: 650;
  line-height: 1.25;
  text-decoration: none;
  font-variant-numeric: tabular-nums;
  &:hover {
    text-decoration: underline;
  }
  & > svg {
    flex: none;
  }
`;

const More = styled.span`
  flex: none;
  padding-inline: ${space(1)};
  border: 1px solid currentColor;
  border-radius: ${radius('round')};
  font-size: ${fontSize('xs')};
`;

const Close = styled(IconButton)`
  flex: none;
  margin-right: ${space(0.5)};
  color: inherit;
`;

/** So that the end of every page can be scrolled above the pill. */
const Spacer = styled.div<{ $atEnd: boolean }>`
  height: ${({ $atEnd }) => `calc(${$atEnd ? space(2) : `var(--bottom-pill) + ${space(3)}`} + var(--bottom-bar, 0px))`};
  ${media.print} {
    display: none;
  }
`;

/** How much of the lower edge it takes, above the bar that may be there; in large letters it has two lines. */
const LowerEdge = createGlobalStyle`
  :root { --bottom-pill: max(60px, calc(2.2rem + 24px)); }
`;

/** `ready 18:40`, or how it stands where no time is promised or that has passed. */
function useOutlook(): (order: MyOrder) => string {
  const { t } = useTranslation();
  const { until } = useMoments();
  const { status: known } = useRestaurant();
  const now = useNow();
  return ({ status, readyAt }) => {
    if (status === 'READY') return t('orderPill.come');
    const isAhead = readyAt !== null && Date.parse(readyAt) > now;
    // Without the restaurant's time zone the time would be another clock's.
    return status !== 'CANCELLED' && isAhead && known !== 'loading'
      ? t('orderPill.ready', { until: until(readyAt) })
      : t(`orderPill.status.${status}`);
  };
}

interface ShownPillProps {
  order: MyOrder;
  /** How many more there are. */
  others: number;
  atEnd: boolean;
}

function ShownPill({ order, others, atEnd }: ShownPillProps) {
  const { t } = useTranslation();
  const store = useMyOrdersStore();
  const outlook = useOutlook();
  const look = looks[order.status];
  return (
    <Place $atEnd={atEnd} aria-label={t('orderPill.label')} aria-live="polite">
      <Pill $look={look}>
        <Way to={orderPath(order.id)}>
          {look.icon}
          <span>{t('orderPill.text', { number: shortOrderNumber(order.orderNumber), outlook: outlook(order) })}</span>
          {others > 0 && (
            <>
              <More aria-hidden="true">+{others}</More>
              <VisuallyHidden>{t('orderPill.others', { count: others })}</VisuallyHidden>
            </>
          )}
        </Way>
        {order.status === 'CANCELLED' && (
          <Close
            variant="quiet"
            aria-label={t('shared.close')}
            onClick={() => store.update((mine) => forget(mine, order.id))}
          >
            <CloseIcon />
          </Close>
        )}
      </Pill>
    </Place>
  );
}

/** Leads to the most urgent of this browser's open orders, with how many more there are; not to the one that is shown. */
export default function OrderPill({ orders }: { orders: readonly MyOrder[] }): ReactNode {
  const { pathname } = useLocation();
  const shown = matchPath('/orders/:id', pathname)?.params.id;
  const elsewhere = orders.filter(({ id }) => id !== shown);
  const atEnd = shown !== undefined || pathname === '/cart' || pathname === '/checkout';
  const [first, ...others] = elsewhere;
  return (
    <>
      {elsewhere.map((order) => (
        <Follow key={order.id} order={order} />
      ))}
      {first && <ShownPill order={first} others={others.length} atEnd={atEnd} />}
      {first && <Spacer $atEnd={atEnd} />}
      {first && !atEnd && <LowerEdge />}
    </>
  );
}
