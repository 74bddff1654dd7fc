import { CANCEL_REASONS, shortOrderNumber, type AdminOrder, type CancelReason } from '@pickup/contract';
import { Button, color, Dialog, fontSize, media, space, useTranslation } from '@pickup/web';
import styled from 'styled-components';
import { useMoney } from '../restaurant/useRestaurant.js';
import { useMailStatus } from './mail/OrderMails.js';
import { PhoneLink } from './order-parts.js';

const Who = styled.p`
  font-weight: 650;
  overflow-wrap: anywhere;
`;

const Call = styled.p`
  margin-top: ${space(2)};
  color: ${color('soft')};
`;

const Why = styled.h3`
  margin: ${space(2)} 0 ${space(1)};
  font-size: ${fontSize('md')};
`;

const Reasons = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(1)};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
  & li {
    display: grid;
  }
`;

const Reason = styled(Button)`
  min-height: 84px;
  flex-direction: column;
  justify-content: flex-start;
  align-items: flex-start;
  gap: ${space(0.5)};
  padding: ${space(1.5)} ${space(2)};
  text-align: left;
  font-size: ${fontSize('lg')};
  &:not(:has(span)) {
    min-height: 64px;
    justify-content: center;
  }
  ${media.phone} {
    min-height: 64px;
    padding-block: ${space(1)};
  }
`;

const Told = styled.span`
  font-size: ${fontSize('xs')};
  font-weight: 400;
  color: ${color('soft')};
`;

interface CancelOrderDialogProps {
  order: AdminOrder;
  onKeep: () => void;
  onConfirm: (reason: CancelReason) => void;
}

/** Asks why an order is cancelled: the answer cancels it, and its customer is told (product.md, Order status). */
export default function CancelOrderDialog({ order, onKeep, onConfirm }: CancelOrderDialogProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const isMailed = useMailStatus()?.enabled === true;
  // An order by phone may have no address, and nobody was given its page.
  const told = order.customerEmail === '' ? 'untold' : isMailed ? 'mailed' : 'call';
  return (
    <Dialog
      open
      onClose={onKeep}
      title={t('orders.cancel.title', { number: shortOrderNumber(order.orderNumber) })}
      description={t('orders.cancel.description')}
      closeLabel={t('shared.close')}
      width={560}
      actions={
        <Button variant="secondary" size="main" onClick={onKeep}>
          {t('orders.cancel.keep')}
        </Button>
      }
    >
      <Who>
        {order.customerName} · {money(order.total)}
      </Who>
      <Why id="cancel-why">{t('orders.cancel.why')}</Why>
      <Reasons aria-labelledby="cancel-why">
        {CANCEL_REASONS.map((reason) => (
          <li key={reason}>
            <Reason variant="danger" onClick={() => onConfirm(reason)}>
              {t(`orders.cancel.reason.${reason}`)}
              {told !== 'untold' && <Told>{t(`orders.cancel.told.${reason}`)}</Told>}
            </Reason>
          </li>
        ))}
      </Reasons>
      <Call>{t(`orders.cancel.${told}`, { name: order.customerName })}</Call>
      <PhoneLink phone={order.customerPhone} />
    </Dialog>
  );
}
