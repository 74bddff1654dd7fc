import { shortOrderNumber, type AdminOrder } from '@pickup/contract';
import { Button, color, fontSize, media, space, useNow, useTranslation } from '@pickup/web';
import { useState } from 'react';
import styled, { css } from 'styled-components';
import { useMoney } from '../restaurant/useRestaurant.js';
import { Band, BandRow, twoLines } from '../screen/Bands.js';
import { OrderRow, OrderRows, RowName, RowNumber, SectionTitle } from './order-rows.js';
import { guarded } from '../press-guard/press-guard.js';
import { waitingSince } from './unopened-orders.js';

const MINUTE_MS = 60_000;

const Root = styled(Band)`
  container-type: inline-size;
  background: ${color('saffron')};
  color: ${color('onSaffron')};
  & :focus-visible {
    outline-color: ${color('onSaffron')};
  }
`;

const Title = styled(SectionTitle)`
  ${twoLines}
`;

const List = styled(OrderRows)`
  /* Four and a half rows: the cut one shows that there are more. */
  max-height: 275px;
  ${media.phone} {
    max-height: 424px;
  }
`;

const OrderNumber = styled(RowNumber)`
  font-size: ${fontSize('xxl')};
`;

const Name = styled(RowName)`
  font-size: ${fontSize('lg')};
  font-weight: 650;
`;

const Facts = styled.span`
  font-weight: 650;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

const Buttons = styled.div`
  display: flex;
  gap: ${space(1)};
  ${media.phone} {
    grid-column: 1 / -1;
    & > * {
      flex: 1;
    }
  }
`;

/* Saffron is the same in light and dark mode, and so are the colours on it. */
const Plain = styled(Button)`
  background: transparent;
  border-color: currentcolor;
  color: ${color('onSaffron')};
  &:hover {
    background: color-mix(in srgb, currentcolor 12%, transparent);
  }
`;

const Strong = styled(Plain)`
  background: ${color('onSaffron')};
  border-color: ${color('onSaffron')};
  color: ${color('saffron')};
  &:hover {
    background: color-mix(in srgb, ${color('onSaffron')} 85%, ${color('saffron')});
  }
`;

/* What a phone, or a place beside other messages, has no room for in one row is in the rows below it. */
const roomy = css`
  @container (max-width: 479.98px) {
    display: none;
  }
`;

const RoomyFacts = styled(Facts)`
  ${roomy}
`;

const RoomySee = styled(Plain)`
  ${roomy}
`;

const Hidden = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(1.5)};
  padding: ${space(0.5)} ${space(2)};
  font-weight: 600;
`;

interface NewOrdersProps {
  /** Oldest first. */
  orders: readonly AdminOrder[];
  /** How many of them the list below does not show: its filter, search or page leaves them out. */
  hidden: number;
  onShow: () => void;
  onOpen: (order: AdminOrder) => void;
  onMarkOpened: (orders: readonly AdminOrder[]) => void;
}

/** The unopened orders in one row above the list, whatever its filter shows; with more than one, the rows of each behind a press. */
export function NewOrders({ orders, hidden, onShow, onOpen, onMarkOpened }: NewOrdersProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const now = useNow();
  const [isOpen, setOpen] = useState(false);
  const [oldest] = orders;
  if (!oldest) return null;
  const since = (order: AdminOrder) => {
    const minutes = Math.floor((now - waitingSince(order)) / MINUTE_MS);
    return minutes < 1 ? t('orders.board.justNow') : t('orders.board.since', { count: minutes });
  };
  const hasMore = orders.length > 1 || hidden > 0;
  const see = (order: AdminOrder) => ({
    'aria-label': t('orders.board.seeOf', { number: shortOrderNumber(order.orderNumber) }),
    onClick: () => onMarkOpened([order]),
  });
  const open = (order: AdminOrder) => ({
    'aria-label': t('orders.board.openOf', { number: shortOrderNumber(order.orderNumber) }),
    onClick: () => onOpen(order),
  });
  return (
    <Root aria-labelledby="new-orders">
      <BandRow {...guarded(orders.map(({ id }) => id).join(' '))}>
        <Title id="new-orders">{t('orders.board.waiting', { count: orders.length })}</Title>
        {orders.length === 1 && !(hasMore && isOpen) && (
          <>
            <RoomyFacts>
              {shortOrderNumber(oldest.orderNumber)} · {money(oldest.total)} · {since(oldest)}
            </RoomyFacts>
            <RoomySee {...see(oldest)}>{t('orders.board.see')}</RoomySee>
            <Strong {...open(oldest)}>{t('orders.board.open')}</Strong>
          </>
        )}
        {orders.length > 1 && <RoomySee onClick={() => onMarkOpened(orders)}>{t('orders.board.seeAll')}</RoomySee>}
        {hasMore && (
          <Strong aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? 'orders.board.fold' : 'orders.board.unfold')}
          </Strong>
        )}
      </BandRow>
      {hasMore && isOpen && (
        <>
          {hidden > 0 && (
            <Hidden>
              {t('orders.board.hidden', { count: hidden })}
              <Plain onClick={onShow}>{t('orders.board.show')}</Plain>
            </Hidden>
          )}
          <List tabIndex={orders.length > 4 ? 0 : undefined}>
            {orders.map((order) => (
              <OrderRow key={order.id}>
                <OrderNumber>{shortOrderNumber(order.orderNumber)}</OrderNumber>
                <Name>{order.customerName}</Name>
                <Facts>
                  {money(order.total)} · {since(order)}
                </Facts>
                <Buttons {...guarded(order.id)}>
                  <Plain {...see(order)}>{t('orders.board.see')}</Plain>
                  <Strong {...open(order)}>{t('orders.board.open')}</Strong>
                </Buttons>
              </OrderRow>
            ))}
          </List>
        </>
      )}
    </Root>
  );
}
