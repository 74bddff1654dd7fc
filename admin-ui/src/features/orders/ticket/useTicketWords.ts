import { isErasedEmail, shortOrderNumber, type AdminOrder } from '@pickup/contract';
import { useLanguage } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../../restaurant/useRestaurant.js';
import { useAllergenText } from '../useAllergenText.js';
import { useWhen } from '../useWhen.js';
import type { TicketText } from './KitchenTicket.js';

/** Writes an order as the kitchen reads it. */
export function useTicketText(): (order: AdminOrder) => TicketText {
  const { t } = useTranslation();
  const language = useLanguage();
  const money = useMoney();
  const when = useWhen();
  const allergenTextOf = useAllergenText();
  const allergensOf = (line: AdminOrder['items'][number]) => {
    const { list } = allergenTextOf(line);
    if (list === null) return t('orders.ticket.notDeclared');
    return list === ''
      ? t('orders.ticket.none')
      : t('orders.ticket.allergens', { list: list.toLocaleUpperCase(language) });
  };
  return (order) => ({
    number: shortOrderNumber(order.orderNumber),
    fullNumber: order.orderNumber,
    readyBy: t(order.pickupTime === null ? 'orders.ticket.asap' : 'orders.ticket.readyBy'),
    readyAt: order.pickupTime === null ? null : when(order.pickupTime),
    cancelled: order.status === 'CANCELLED' ? t('orders.ticket.cancelled') : null,
    name: order.customerName,
    lines: order.items.map((line) => ({ line, allergens: allergensOf(line) })),
    dishes: t('orders.ticket.dishes', { count: order.items.reduce((sum, { quantity }) => sum + quantity, 0) }),
    note: order.notes === null ? null : { title: t('orders.ticket.note'), text: order.notes },
    placed: t('orders.ticket.placed', { when: when(order.createdAt) }),
    phone: isErasedEmail(order.customerEmail) ? '' : t('orders.ticket.phone', { phone: order.customerPhone }),
    total: `${t('orders.ticket.total')} ${money(order.total)}`,
  });
}
