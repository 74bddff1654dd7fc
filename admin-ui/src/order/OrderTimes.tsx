import type { AdminOrder } from '@pickup/contract';
import { space, useTranslation } from '@pickup/web';
import styled from 'styled-components';
import { useDateTime } from './due.js';

/** Facts with their values at the right. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space(0.5)} ${space(2)};
  & dd {
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
`;

/** When an order was placed, is due, has to be begun, and was received and seen. */
export function OrderTimes({ order }: { order: AdminOrder }) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  return (
    <Facts>
      <dt>{t('orders.details.placed')}</dt>
      <dd>{dateTime(order.createdAt)}</dd>
      <dt>{t(order.pickupAt === null ? 'orders.details.due' : 'orders.details.chosen')}</dt>
      <dd>{order.pickupTime === null ? t('orders.details.dueUnknown') : dateTime(order.pickupTime)}</dd>
      {order.releaseAt !== null && (
        <>
          <dt>{t('orders.details.begin')}</dt>
          <dd>{dateTime(order.releaseAt)}</dd>
        </>
      )}
      <dt>{t('orders.details.delivered')}</dt>
      <dd>{order.deliveredAt === null ? t('orders.details.notDelivered') : dateTime(order.deliveredAt)}</dd>
      <dt>{t('orders.details.opened')}</dt>
      <dd>{order.openedAt === null ? t('orders.details.notOpened') : dateTime(order.openedAt)}</dd>
    </Facts>
  );
}
