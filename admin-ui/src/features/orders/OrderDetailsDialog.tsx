import { isErasedEmail, shortOrderNumber, type StatusTransition, type AdminOrder } from '@pickup/contract';
import { color, media, Skeleton, space, Button, Dialog, font, fontSize, PrintIcon, useApiQuery } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useDateTime } from './due.js';
import { useMoney } from '../../restaurant/useRestaurant.js';
import { EmailLink, PhoneLink, Note, OrderLines, StatusBadge, useAllergenText } from './order-parts.js';
import { LineChoices } from './LineChoices.js';
import { OrderMails } from './mail/OrderMails.js';

const List = styled.ol`
  display: grid;
  gap: ${space(1)};
`;

const Entry = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0 ${space(2)};
  overflow-wrap: anywhere;
  /* Beside the time, an address would break into syllables. */
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Time = styled.time`
  color: ${color('soft')};
  font-variant-numeric: tabular-nums;
`;

const Problem = styled.p`
  margin-top: ${space(1)};
  color: ${color('danger')};
`;

interface StatusHistoryProps {
  placedAt: string;
  /** Oldest first; undefined until they arrive. */
  moves: readonly StatusTransition[] | undefined;
  failed: boolean;
}

/** The status history of an order: each status, who set it and when (product.md, Order status). */
export function StatusHistory({ placedAt, moves, failed }: StatusHistoryProps) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const entry = (text: string, at: string, index: number) => (
    <Entry key={index}>
      <span>{text}</span>
      <Time dateTime={at}>{dateTime(at)}</Time>
    </Entry>
  );
  return (
    <>
      <List>
        {entry(t('orders.details.historyPlaced'), placedAt, 0)}
        {moves?.map(({ to, by, at }, index) =>
          entry(t('orders.details.historyBy', { status: t(`orders.status.${to}`), by }), at, index + 1),
        )}
      </List>
      {moves === undefined &&
        (failed ? <Problem role="alert">{t('orders.details.historyFailed')}</Problem> : <Skeleton $width="70%" />)}
    </>
  );
}

const Sections = styled.div`
  display: grid;
  gap: ${space(3)};
`;

const Heading = styled.h3`
  margin-bottom: ${space(1)};
  font-family: ${font('body')};
  font-size: ${fontSize('sm')};
  font-weight: 650;
  letter-spacing: 0;
  color: ${color('soft')};
`;

const Contact = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
`;

const Name = styled.p`
  font-size: ${fontSize('lg')};
  font-weight: 650;
  overflow-wrap: anywhere;
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space(0.5)} ${space(2)};
  & dd {
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
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
  grid-row: span 3;
  ${media.phone} {
    grid-row: auto;
  }
  font-variant-numeric: tabular-nums;
  text-align: right;
`;

const Each = styled.span`
  display: block;
  font-size: ${fontSize('xs')};
  color: ${color('soft')};
`;

interface OrderDetailsDialogProps {
  order: AdminOrder;
  onPrint: (order: AdminOrder) => void;
  onClose: () => void;
}

/** All details of an order: at first as the list has it, then as read anew, with status history and mails. */
export default function OrderDetailsDialog({ order: listed, onPrint, onClose }: OrderDetailsDialogProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const dateTime = useDateTime();
  const allergenTextOf = useAllergenText();
  const details = useApiQuery('adminOrder', { params: { id: listed.id } }, { staleTime: 0 });
  const order = details.data ?? listed;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('orders.card.name', { number: shortOrderNumber(order.orderNumber) })}
      description={order.orderNumber}
      closeLabel={t('shared.close')}
      actions={
        <Button variant="secondary" size="main" onClick={() => onPrint(order)}>
          <PrintIcon /> {t('orders.ticket.print')}
        </Button>
      }
    >
      <Sections>
        <div>
          <StatusBadge order={order} />
        </div>
        <section>
          <Heading>{t('orders.details.customer')}</Heading>
          <Name>{order.customerName}</Name>
          {isErasedEmail(order.customerEmail) ? (
            <p>{t('orders.details.erased')}</p>
          ) : (
            <Contact>
              <PhoneLink phone={order.customerPhone} />
              <EmailLink email={order.customerEmail} />
            </Contact>
          )}
        </section>
        {order.notes !== null && (
          <section>
            <Heading>{t('orders.details.note')}</Heading>
            <Note>{order.notes}</Note>
          </section>
        )}
        <section>
          <Heading>{t('orders.details.items')}</Heading>
          <OrderLines
            lines={order.items}
            choices={({ choices }) => <LineChoices choices={choices} />}
            allergens={(line) => allergenTextOf(line).text}
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
          <Heading>{t('orders.details.times')}</Heading>
          <Facts>
            <dt>{t('orders.details.placed')}</dt>
            <dd>{dateTime(order.createdAt)}</dd>
            <dt>{t('orders.details.due')}</dt>
            <dd>{order.pickupTime === null ? t('orders.details.dueUnknown') : dateTime(order.pickupTime)}</dd>
            <dt>{t('orders.details.delivered')}</dt>
            <dd>{order.deliveredAt === null ? t('orders.details.notDelivered') : dateTime(order.deliveredAt)}</dd>
            <dt>{t('orders.details.opened')}</dt>
            <dd>{order.openedAt === null ? t('orders.details.notOpened') : dateTime(order.openedAt)}</dd>
          </Facts>
        </section>
        <section>
          <Heading>{t('orders.details.history')}</Heading>
          <StatusHistory placedAt={order.createdAt} moves={details.data?.moves} failed={details.isError} />
        </section>
        <section>
          <Heading>{t('orders.mail.heading')}</Heading>
          {!details.isError && <OrderMails mails={details.data?.mails} />}
        </section>
      </Sections>
    </Dialog>
  );
}
