import type { AdminOrder } from '@pickup/contract';
import { space, useTranslation } from '@pickup/web';
import styled from 'styled-components';
import { useWhen } from './due.js';

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

/** When an order was placed, is due, has to be begun, and was received and seen: the day once, unless another one differs. */
export function OrderTimes({ order }: { order: AdminOrder }) {
  const { t } = useTranslation();
  const when = useWhen();
  const since = (instant: string) => when(instant, order.createdAt);
  return (
    <Facts>
      <dt>{t('orders.details.placed')}</dt>
      <dd>{when(order.createdAt)}</dd>
      <dt>{t(order.pickupAt === null ? 'orders.details.due' : 'orders.details.chosen')}</dt>
      <dd>{order.pickupTime === null ? t('orders.details.dueUnknown') : since(order.pickupTime)}</dd>
      {order.releaseAt !== null && (
        <>
          <dt>{t('orders.details.begin')}</dt>
          <dd>{since(order.releaseAt)}</dd>
        </>
      )}
      <dt>{t('orders.details.delivered')}</dt>
      <dd>{order.deliveredAt === null ? t('orders.details.notDelivered') : since(order.deliveredAt)}</dd>
      <dt>{t('orders.details.opened')}</dt>
      <dd>{order.openedAt === null ? t('orders.details.notOpened') : since(order.openedAt)}</dd>
    </Facts>
  );
}
