import {
  choiceWords,
  isErasedEmail,
  shortOrderNumber,
  typedCustomizations,
  type AdminOrder,
  type AdminOrderLine,
  type Choice,
} from '@pickup/contract';
import { useLanguage, useTranslation } from '@pickup/web';
import { useMoney } from '../../restaurant/useRestaurant.js';
import { mentionsAllergy } from '../allergy-note.js';
import { useWhen } from '../due.js';
import { useAllergenStatement } from '../order-parts.js';
import { piecesOf } from '../pieces.js';

/** A line as the kitchen's paper has it. */
interface TicketLine {
  line: Pick<AdminOrderLine, 'id' | 'quantity' | 'menuItemName'>;
  /** What was chosen, and of what; an extra has a plus. */
  choices: readonly { group: string; words: string }[];
  typed: readonly string[];
  /** In capitals, e.g. `ALLERGENS: MILK, NUTS`. */
  allergens: string;
}

/** Everything on the paper, in the words it is printed with. */
export interface TicketText {
  number: string;
  fullNumber: string;
  readyBy: string;
  /** Null: not known. */
  readyAt: string | null;
  /** An order that is cancelled must not be cooked. */
  cancelled: string | null;
  name: string;
  lines: readonly TicketLine[];
  dishes: string;
  note: { title: string; text: string } | null;
  placed: string;
  phone: string;
  total: string;
}

/** Plus and count stay on the line on which a long name begins. */
const ticketWords = (choice: Choice) =>
  `${choice.isExtra ? '+ ' : ''}${choiceWords(choice)}`.replace(/^(\+ )?(\d+ × )?/, (start) =>
    start.replaceAll(' ', '\u00a0'),
  );

/** Writes an order as the kitchen reads it. */
export function useTicketText(): (order: AdminOrder) => TicketText {
  const { t } = useTranslation();
  const language = useLanguage();
  const money = useMoney();
  const when = useWhen();
  const statementOf = useAllergenStatement();
  const allergensOf = (line: AdminOrder['items'][number]) => {
    const { says, list } = statementOf(line);
    return t(`orders.ticket.allergens.${says}`, { list: list.toLocaleUpperCase(language) });
  };
  const readyBy = ({ pickupAt, pickupTime }: AdminOrder) => {
    if (pickupAt !== null) return t('orders.ticket.chosen');
    return t(pickupTime === null ? 'orders.ticket.asap' : 'orders.ticket.readyBy');
  };
  return (order) => ({
    number: shortOrderNumber(order.orderNumber),
    fullNumber: order.orderNumber,
    readyBy: readyBy(order),
    readyAt: order.pickupTime === null ? null : when(order.pickupTime),
    cancelled: order.status === 'CANCELLED' ? t('orders.ticket.cancelled') : null,
    name: order.customerName,
    lines: order.items.map((line) => ({
      line,
      choices: line.choices.map((choice) => ({ group: choice.groupName, words: ticketWords(choice) })),
      typed: typedCustomizations(line),
      allergens: allergensOf(line),
    })),
    dishes: t('orders.ticket.dishes', { count: piecesOf(order.items) }),
    note:
      order.notes === null
        ? null
        : {
            title: t(mentionsAllergy(order.notes) ? 'orders.ticket.allergyNote' : 'orders.ticket.note'),
            text: order.notes,
          },
    placed: t('orders.ticket.placed', { when: when(order.createdAt) }),
    phone: isErasedEmail(order.customerEmail) ? '' : t('orders.ticket.phone', { phone: order.customerPhone }),
    total: `${t('orders.ticket.total')} ${money(order.total)}`,
  });
}
