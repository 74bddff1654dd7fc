import { isOpenStatus, shortOrderNumber, type AdminOrder, type OrderStatus } from '@pickup/contract';
import {
  Badge,
  Card,
  color,
  font,
  fontSize,
  IconButton,
  media,
  MoreIcon,
  motion,
  PrintIcon,
  space,
  VisuallyHidden,
  useTranslation,
} from '@pickup/web';
import type { KeyboardEvent } from 'react';
import styled, { css } from 'styled-components';
import { SEARCHED } from '../../lists/found-text.js';
import { cardId } from '../../lists/useFocusKeeper.js';
import { useMoney } from '../../restaurant/useRestaurant.js';
import { guarded } from '../../press-guard/press-guard.js';
import type { Transition } from '../../order/order-transitions.js';
import { StatusButtons } from '../../order/StatusButtons.js';
import { GuestNote } from '../../order/GuestNote.js';
import { LaterBadge, OrderLines, StatusBadge } from '../../order/order-parts.js';
import { usePickupText, useWhen } from '../../order/due.js';

/** From here on, also in Dutch and in large letters, an order is a row: what is compared stands below each other. */
const ROWS = '@media (min-width: 75em)';

const Root = styled(Card)<{ $fresh: boolean; $open: boolean }>`
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr) auto 5.5rem;
  grid-template-areas: 'number pickup badges total' '. who steps steps' '. lines lines lines';
  gap: ${space(1)} ${space(2)};
  align-items: center;
  padding: ${space(1)} ${space(2)};
  transition: ${motion('border-color, box-shadow', 'calm')};
  scroll-margin-top: 84px;
  ${ROWS} {
    grid-template-columns: 4rem 9.5rem minmax(0, 1fr) 13rem 5.5rem 22rem;
    grid-template-areas: 'number pickup who badges total steps' '. lines lines lines lines steps';
  }
  ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    grid-template-areas: ${({ $open }) =>
      $open
        ? "'number pickup total' 'badges badges badges' 'who who who' 'lines lines lines' 'steps steps steps'"
        : "'number pickup total' 'badges badges steps' 'who who steps' 'lines lines lines'"};
    gap: ${space(0.5)} ${space(1.5)};
    padding: ${space(1.5)};
  }
  ${({ $fresh }) =>
    $fresh &&
    css`
      border-color: ${color('accent')};
      box-shadow:
        0 0 0 1px ${color('accent')},
        ${color('shadowLifted')};
    `}
`;

const OrderNumber = styled.h2`
  grid-area: number;
  font-family: ${font('heading')};
  font-size: ${fontSize('xxl')};
  line-height: 1;
  font-variant-numeric: tabular-nums lining-nums;
`;

const Pickup = styled.b`
  grid-area: pickup;
  font-variant-numeric: tabular-nums;
`;

const Who = styled.div`
  grid-area: who;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Name = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(1.5)};
  & > :first-child {
    font-weight: 650;
  }
`;

const Phone = styled.span`
  color: ${color('soft')};
  white-space: nowrap;
`;

const Placed = styled.p`
  font-size: ${fontSize('xs')};
  color: ${color('soft')};
`;

const Badges = styled.div`
  grid-area: badges;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)};
`;

const Total = styled.p`
  grid-area: total;
  font-weight: 700;
  font-size: ${fontSize('lg')};
  text-align: right;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

/** What to cook, dish after dish, and what the guest has noted. */
const Lines = styled.div`
  grid-area: lines;
  display: grid;
  gap: ${space(1)};
  justify-items: start;
  min-width: 0;
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(0.5)} ${space(3)};
  }
  & li {
    grid-template-columns: auto minmax(0, 1fr);
    font-size: ${fontSize('md')};
  }
`;

const Steps = styled.div`
  grid-area: steps;
  align-self: start;
  display: flex;
  gap: ${space(1)};
  justify-content: flex-end;
  & > :first-child:not(button) {
    flex: 1;
  }
  & button {
    padding-inline: ${space(1.5)};
  }
`;

interface OrderCardProps {
  order: AdminOrder;
  /** Nobody has opened it yet. */
  fresh: boolean;
  /** The order's transition that is under way. */
  pendingTransition: Transition | undefined;
  onTransition: (order: AdminOrder, to: OrderStatus) => void;
  onCancel: (order: AdminOrder) => void;
  onDetails: (order: AdminOrder) => void;
  onPrint: (order: AdminOrder) => void;
}

/** Prints the ticket, on a card that has the focus or holds it. */
const PRINT_KEY = 'p';

/** One order, readable from a metre away: its number, when and for whom, what to cook, what to do next. */
export function OrderCard({
  order,
  fresh,
  pendingTransition,
  onTransition,
  onCancel,
  onDetails,
  onPrint,
}: OrderCardProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const when = useWhen();
  const pickupText = usePickupText();
  const id = cardId(order.id);
  const number = shortOrderNumber(order.orderNumber);
  const pressed = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (key.toLowerCase() === PRINT_KEY && !ctrlKey && !metaKey && !altKey) onPrint(order);
  };
  return (
    <Root
      as="article"
      id={id}
      tabIndex={-1}
      onKeyDown={pressed}
      $fresh={fresh}
      $open={isOpenStatus(order.status)}
      aria-labelledby={`${id}-name`}
      aria-busy={pendingTransition !== undefined}
    >
      <OrderNumber id={`${id}-name`} {...SEARCHED}>
        <VisuallyHidden>{t('orders.card.name', { number })}</VisuallyHidden>
        <span aria-hidden="true">{number}</span>
      </OrderNumber>
      <Pickup>{pickupText(order)}</Pickup>
      <Who {...SEARCHED}>
        <Name>
          <span>{order.customerName}</span> <Phone>{order.customerPhone}</Phone>
        </Name>
        <Placed>
          {order.orderNumber} · {t('orders.card.placed', { when: when(order.createdAt) })}
        </Placed>
      </Who>
      <Badges>
        {fresh && <Badge $tone="saffron">{t('orders.new')}</Badge>}
        <LaterBadge order={order} />
        <StatusBadge order={order} />
      </Badges>
      <Total>{money(order.total)}</Total>
      <Lines>
        <OrderLines lines={order.items} />
        {order.notes !== null && <GuestNote note={order.notes} />}
      </Lines>
      <Steps {...guarded(`${order.id} ${order.status}`)}>
        <StatusButtons
          order={order}
          pendingTransition={pendingTransition}
          onTransition={onTransition}
          onCancel={onCancel}
        />
        <IconButton
          variant="quiet"
          aria-label={t('orders.ticket.printOf', { number })}
          aria-keyshortcuts={PRINT_KEY.toUpperCase()}
          onClick={() => onPrint(order)}
        >
          <PrintIcon />
        </IconButton>
        <IconButton
          variant="secondary"
          aria-label={t('orders.card.viewDetailsOf', { number })}
          aria-haspopup="dialog"
          onClick={() => onDetails(order)}
        >
          <MoreIcon size={22} />
        </IconButton>
      </Steps>
    </Root>
  );
}
