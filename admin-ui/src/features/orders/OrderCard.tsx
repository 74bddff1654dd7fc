import { isOpenStatus, shortOrderNumber, type AdminOrder, type OrderStatus } from '@pickup/contract';
import { Badge, IconButton, MoreIcon, PrintIcon, VisuallyHidden, useTranslation } from '@pickup/web';
import type { KeyboardEvent } from 'react';
import { SEARCHED } from '../../lists/found-text.js';
import { cardId } from '../../lists/useFocusKeeper.js';
import { useMoney } from '../../restaurant/useRestaurant.js';
import { guarded } from '../../press-guard/press-guard.js';
import type { Transition } from '../../order/order-transitions.js';
import { StatusButtons } from '../../order/StatusButtons.js';
import { GuestNote } from '../../order/GuestNote.js';
import { LaterBadge, OrderLines, StatusBadge } from '../../order/order-parts.js';
import {
  Badges,
  Lines,
  Name,
  OrderNumber,
  Papers,
  Phone,
  Pickup,
  Placed,
  Steps,
  Surface,
  Total,
  Who,
} from './order-layout.js';
import { usePickupText, useWhen } from '../../order/due.js';

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
    <Surface
      as="article"
      id={id}
      tabIndex={-1}
      onKeyDown={pressed}
      $fresh={fresh}
      $open={isOpenStatus(order.status)}
      aria-labelledby={`${id}-name`}
      aria-busy={pendingTransition !== undefined}
    >
      <OrderNumber id={`${id}-name`}>
        <VisuallyHidden>{t('orders.card.name', { number })}</VisuallyHidden>
        <span aria-hidden="true" {...SEARCHED}>
          {number}
        </span>
      </OrderNumber>
      <Pickup>{pickupText(order)}</Pickup>
      <Who>
        <Name>
          <span {...SEARCHED}>{order.customerName}</span> <Phone {...SEARCHED}>{order.customerPhone}</Phone>
        </Name>
        <Placed>
          <span {...SEARCHED}>{order.orderNumber}</span> · {t('orders.card.placed', { when: when(order.createdAt) })}
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
        <Papers>
          <IconButton
            variant="quiet"
            title={t('orders.ticket.print')}
            aria-label={t('orders.ticket.printOf', { number })}
            aria-keyshortcuts={PRINT_KEY.toUpperCase()}
            onClick={() => onPrint(order)}
          >
            <PrintIcon />
          </IconButton>
          <IconButton
            variant="secondary"
            title={t('orders.card.viewDetails')}
            aria-label={t('orders.card.viewDetailsOf', { number })}
            aria-haspopup="dialog"
            onClick={() => onDetails(order)}
          >
            <MoreIcon size={22} />
          </IconButton>
        </Papers>
      </Steps>
    </Surface>
  );
}
