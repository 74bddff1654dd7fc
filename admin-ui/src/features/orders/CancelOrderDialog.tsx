import { shortOrderNumber, type AdminOrder } from '@pickup/contract';
import { color, space } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import ConfirmDialog from '../../changes/ConfirmDialog.js';
import { useMoney } from '../../restaurant/useRestaurant.js';
import { PhoneLink } from './order-parts.js';
import { useMailStatus } from './mail/OrderMails.js';

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

/** Asks before an order is cancelled, which cannot be undone (product.md, Order status). */
export default function CancelOrderDialog({ order, onKeep, onConfirm }: CancelOrderDialogProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const isMailed = useMailStatus()?.enabled === true;
  return (
    <ConfirmDialog
      title={t('orders.cancel.title', { number: shortOrderNumber(order.orderNumber) })}
      description={t('orders.cancel.description')}
      confirm={t('orders.cancel.confirm')}
      keep={t('orders.cancel.keep')}
      onConfirm={onConfirm}
      onKeep={onKeep}
    >
      <Who>
        {order.customerName} · {money(order.total)}
      </Who>
      <Call>{t(isMailed ? 'orders.cancel.mailed' : 'orders.cancel.call', { name: order.customerName })}</Call>
      <PhoneLink phone={order.customerPhone} />
    </ConfirmDialog>
  );
}
