import {
  isOpenStatus,
  shortOrderNumber,
  type AdminOrder,
  type AdminOrderLine,
  type OrderStatus,
} from '@pickup/contract';
import {
  Badge,
  Button,
  Card,
  color,
  font,
  fontSize,
  motion,
  PrintIcon,
  space,
  VisuallyHidden,
  useTranslation,
} from '@pickup/web';
import type { KeyboardEvent } from 'react';
import styled, { css } from 'styled-components';
import { cardId } from '../../lists/useFocusKeeper.js';
import { useMoney } from '../../restaurant/useRestaurant.js';
import { guarded } from '../../press-guard/press-guard.js';
import type { Transition } from '../../order/order-transitions.js';
import { StatusButtons } from '../../order/StatusButtons.js';
import { GuestNote } from '../../order/GuestNote.js';
import { LaterBadge, OrderLines, StatusBadge } from '../../order/order-parts.js';
import { usePickupText, useWhen } from '../../order/due.js';

const Root = styled(Card)<{ $fresh: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1.5)};
  padding: ${space(2.5)};
  transition: ${motion('border-color, box-shadow', 'calm')};
  scroll-margin-top: 84px;
  ${({ $fresh }) =>
    $fresh &&
    css`
      border-color: ${color('accent')};
      box-shadow:
        0 0 0 1px ${color('accent')},
        ${color('shadowLifted')};
    `}
`;

const Head = styled.header`
  display: grid;
  gap: ${space(0.5)};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(0.5)} ${space(1.5)};
`;

const OrderNumber = styled.h2`
  font-family: ${font('heading')};
  font-size: ${fontSize('displayPhone')};
  line-height: 1;
  font-variant-numeric: tabular-nums lining-nums;
`;

const WhoRow = styled(Row)`
  align-items: baseline;
`;

const Badges = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(0.5)};
`;

const Who = styled.p`
  display: flex;
  flex: 1 1 0;
  flex-wrap: wrap;
  gap: 0 ${space(1.5)};
  min-width: 60%;
  color: ${color('soft')};
  overflow-wrap: anywhere;
`;

const Phone = styled.span`
  white-space: nowrap;
`;

const Total = styled.p`
  font-weight: 700;
  font-size: ${fontSize('lg')};
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

const Placed = styled.p`
  font-size: ${fontSize('xs')};
  color: ${color('soft')};
`;

const Pickup = styled.b`
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

const Section = styled.div`
  padding-top: ${space(1.5)};
  border-top: 1px dashed ${color('line')};
`;

const Actions = styled(Section)`
  display: grid;
  gap: ${space(0.5)};
  margin-bottom: calc(-1 * ${space(1.5)});
`;

const Papers = styled.div`
  display: flex;
  flex-wrap: wrap;
  & > * {
    flex: 1 0 auto;
    padding-inline: ${space(1)};
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
  onSoldOut: (line: AdminOrderLine) => void;
}

/** Prints the ticket, on a card that has the focus or holds it. */
const PRINT_KEY = 'p';

/** One order, readable from a metre away: its number, what to cook, what to do next. */
export function OrderCard({
  order,
  fresh,
  pendingTransition,
  onTransition,
  onCancel,
  onDetails,
  onPrint,
  onSoldOut,
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
      aria-labelledby={`${id}-name`}
      aria-busy={pendingTransition !== undefined}
    >
      <Head>
        <Row>
          <OrderNumber id={`${id}-name`}>
            <VisuallyHidden>{t('orders.card.name', { number })}</VisuallyHidden>
            <span aria-hidden="true">{number}</span>
          </OrderNumber>
          <Badges>
            {fresh && <Badge $tone="saffron">{t('orders.new')}</Badge>}
            <LaterBadge order={order} />
            <StatusBadge order={order} />
          </Badges>
        </Row>
        <WhoRow>
          <Who>
            <span>{order.customerName}</span> <Phone>{order.customerPhone}</Phone>
          </Who>
          <Total>{money(order.total)}</Total>
        </WhoRow>
        <Row>
          <Placed>
            {order.orderNumber} · {t('orders.card.placed', { when: when(order.createdAt) })}
          </Placed>
          <Pickup>{pickupText(order)}</Pickup>
        </Row>
      </Head>
      <Section>
        <OrderLines lines={order.items} {...(isOpenStatus(order.status) && { onSoldOut })} />
      </Section>
      {order.notes !== null && <GuestNote note={order.notes} />}
      <Actions {...guarded(`${order.id} ${order.status}`)}>
        <StatusButtons
          order={order}
          pendingTransition={pendingTransition}
          onTransition={onTransition}
          onCancel={onCancel}
        />
        <Papers>
          <Button
            variant="quiet"
            aria-label={t('orders.card.viewDetailsOf', { number })}
            onClick={() => onDetails(order)}
          >
            {t('orders.card.viewDetails')}
          </Button>
          <Button
            variant="quiet"
            aria-label={t('orders.ticket.printOf', { number })}
            aria-keyshortcuts={PRINT_KEY.toUpperCase()}
            onClick={() => onPrint(order)}
          >
            <PrintIcon /> {t('orders.ticket.print')}
          </Button>
        </Papers>
      </Actions>
    </Root>
  );
}
