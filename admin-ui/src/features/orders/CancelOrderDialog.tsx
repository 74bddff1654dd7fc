import { shortOrderNumber, type AdminOrder } from '@pickup/contract';
import { Button, color, Dialog, space } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useMoney } from '../../restaurant/useRestaurant.js';
import { PhoneLink } from './ContactLinks.js';

const Who = styled.p`
  font-weight: 650;
  overflow-wrap: anywhere;
`;

const Call = styled.p`
  margin-top: ${space(1)};
  color: ${color('soft')};
`;

interface CancelOrderDialogProps {
  order: AdminOrder;
  onKeep: () => void;
  onConfirm: () => void;
}

/** Asks before an order is lost: a cancelled one has no way back (specification 4, order status). */
export default function CancelOrderDialog({ order, onKeep, onConfirm }: CancelOrderDialogProps) {
  const { t } = useTranslation();
  const money = useMoney();
  return (
    <Dialog
      open
      onClose={onKeep}
      title={t('orders.cancel.title', { number: shortOrderNumber(order.orderNumber) })}
      description={t('orders.cancel.description')}
      closeLabel={t('shared.close')}
      width={460}
      actions={
        <>
          <Button variant="secondary" size="main" onClick={onKeep}>
            {t('orders.cancel.keep')}
          </Button>
          <Button size="main" onClick={onConfirm}>
            {t('orders.cancel.confirm')}
          </Button>
        </>
      }
    >
      <Who>
        {order.customerName} · {money(order.total)}
      </Who>
      <Call>{t('orders.cancel.call', { name: order.customerName })}</Call>
      <PhoneLink phone={order.customerPhone} />
    </Dialog>
  );
}
