import type { AdminOrder } from '@pickup/contract';
import { media, space, useTranslation } from '@pickup/web';
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

/* On a phone an instant has a line of its own below its name. */
const Times = styled(Facts)`
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    & dd {
      margin-bottom: ${space(1)};
      font-weight: 600;
      text-align: left;
    }
  }
`;

/** When an order was placed, is due, has to be begun, and was received and seen. */
export function OrderTimes({ order }: { order: AdminOrder }) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  return (
    <Times>
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
    </Times>
  );
}
