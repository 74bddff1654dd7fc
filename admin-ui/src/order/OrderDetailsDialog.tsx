import {
  isCorrectable,
  isOpenStatus,
  shortOrderNumber,
  type AdminOrder,
  type AdminOrderDetails,
  type AdminOrderLine,
  type OrderStatus,
} from '@pickup/contract';
import {
  Badge,
  color,
  space,
  Button,
  Dialog,
  fontSize,
  media,
  EditIcon,
  PrintIcon,
  useApiQuery,
  useTranslation,
} from '@pickup/web';
import styled from 'styled-components';
import { usePickupText, useWhen } from './due.js';
import { useMoney } from '../restaurant/useRestaurant.js';
import { GuestNote } from './GuestNote.js';
import { LaterBadge, OrderLines, PartHeading, StatusBadge, useAllergenStatement } from './order-parts.js';
import { Facts, OrderTimes } from './OrderTimes.js';
import { OrderCustomer } from './OrderCustomer.js';
import { LineChoices } from './LineChoices.js';
import { StatusButtons } from './StatusButtons.js';
import { StatusHistory } from './StatusHistory.js';
import type { PendingTransitions } from './order-transitions.js';
import { OrderMails } from './mail/OrderMails.js';

const Sections = styled.div`
  display: grid;
  gap: ${space(3)};
`;

const Totals = styled(Facts)`
  margin-top: ${space(2)};
  padding-top: ${space(2)};
  border-top: 1px dashed ${color('line')};
`;

const GrandTotal = styled.b`
  font-size: ${fontSize('lg')};
`;

const Amount = styled.span`
  grid-row: 1;
  grid-column: 4;
  /* So that what stands before prices of several lengths stands in one column. */
  min-width: 5.5rem;
  font-variant-numeric: tabular-nums;
  text-align: right;
`;

const Each = styled.span`
  display: block;
  font-size: ${fontSize('xs')};
  color: ${color('soft')};
`;

/** The step to take stands last, on a narrow screen in a row of its own. */
const Steps = styled.div`
  flex: 4 1 auto;
  ${media.phone} {
    min-width: 100%;
  }
  &:empty {
    display: none;
  }
`;

const Tool = styled(Button)`
  flex: 1 1 auto;
  padding-inline: ${space(2)};
  white-space: nowrap;
`;

const Status = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
`;

const Pickup = styled.b`
  font-size: ${fontSize('lg')};
  font-variant-numeric: tabular-nums;
`;

interface OrderDetailsDialogProps {
  order: AdminOrder;
  pendingTransitions: PendingTransitions;
  onTransition: (order: AdminOrder, to: OrderStatus) => void;
  onCancel: (order: AdminOrder) => void;
  onSoldOut: (line: AdminOrderLine) => void;
  /** Asked to correct the order as it was read last. */
  onCorrect: (order: AdminOrderDetails) => void;
  onPrint: (order: AdminOrder) => void;
  onClose: () => void;
}

/** All details of an order: at first as the list has it, then as read anew, with status history and mails. */
export default function OrderDetailsDialog({
  order: listed,
  pendingTransitions,
  onTransition,
  onCancel,
  onSoldOut,
  onCorrect,
  onPrint,
  onClose,
}: OrderDetailsDialogProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const allergensOf = useAllergenStatement();
  const pickupText = usePickupText();
  const when = useWhen();
  const details = useApiQuery('adminOrder', { params: { id: listed.id } }, { staleTime: 0 });
  const order = details.data ?? listed;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('orders.card.name', { number: shortOrderNumber(order.orderNumber) })}
      description={order.orderNumber}
      closeLabel={t('shared.close')}
      width={640}
      actions={
        <>
          <Tool variant="secondary" size="main" onClick={() => onPrint(order)}>
            <PrintIcon /> {t('orders.ticket.print')}
          </Tool>
          {isCorrectable(order.status) && (
            <Tool
              variant="secondary"
              size="main"
              aria-disabled={details.data === undefined || undefined}
              onClick={() => details.data && onCorrect(details.data)}
            >
              <EditIcon /> {t('orderEntry.correct.open')}
            </Tool>
          )}
          <Steps>
            <StatusButtons
              order={order}
              pendingTransition={pendingTransitions.get(order.id)}
              onTransition={onTransition}
              onCancel={onCancel}
            />
          </Steps>
        </>
      }
    >
      <Sections>
        <Status>
          <Pickup>{pickupText(order)}</Pickup>
          <LaterBadge order={order} />
          <StatusBadge order={order} />
          {order.channel === 'phone' && <Badge>{t('orderEntry.byPhone')}</Badge>}
          {order.correctedAt !== null && (
            <Badge $tone="saffron">{t('orderEntry.changedAt', { when: when(order.correctedAt) })}</Badge>
          )}
        </Status>
        {order.notes !== null && (
          <section>
            <PartHeading>{t('orders.details.note')}</PartHeading>
            <GuestNote note={order.notes} />
          </section>
        )}
        <section>
          <PartHeading>{t('orders.details.items')}</PartHeading>
          <OrderLines
            lines={order.items}
            {...(isOpenStatus(order.status) && { onSoldOut })}
            choices={({ choices }) => <LineChoices choices={choices} />}
            allergens={(line) => {
              const { says, list } = allergensOf(line);
              return t(`allergens.${says}`, { list });
            }}
            aside={({ quantity, unitPrice, totalPrice }) => (
              <Amount>
                {money(totalPrice)}
                {quantity > 1 && <Each>{t('orders.details.each', { price: money(unitPrice) })}</Each>}
              </Amount>
            )}
          />
          <Totals>
            <dt>{t('orders.details.subtotal')}</dt>
            <dd>{money(order.subtotal)}</dd>
            <dt>{t('orders.details.tax')}</dt>
            <dd>{money(order.tax)}</dd>
            <dt>
              <GrandTotal>{t('orders.details.total')}</GrandTotal>
            </dt>
            <dd>
              <GrandTotal>{money(order.total)}</GrandTotal>
            </dd>
          </Totals>
        </section>
        <section>
          <PartHeading>{t('orders.details.customer')}</PartHeading>
          <OrderCustomer order={order} />
        </section>
        <section>
          <PartHeading>{t('orders.details.times')}</PartHeading>
          <OrderTimes order={order} />
        </section>
        <section>
          <PartHeading>{t('orders.details.history')}</PartHeading>
          <StatusHistory
            order={order}
            moves={details.data?.moves}
            corrections={details.data?.corrections}
            failed={details.isError}
          />
        </section>
        <section>
          <PartHeading>{t('orders.mail.heading')}</PartHeading>
          {!details.isError && <OrderMails mails={details.data?.mails} />}
        </section>
      </Sections>
    </Dialog>
  );
}
