import type { AdminOrder } from '@pickup/contract';
import { formatDateTime, space, useLanguage, useTranslation } from '@pickup/web';
import styled from 'styled-components';
import { useRestaurant } from '../restaurant/useRestaurant.js';
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

/** When an order was placed, with its day, is due, has to be begun, and was received and seen: each with its day where that is another. */
export function OrderTimes({ order }: { order: AdminOrder }) {
  const { t } = useTranslation();
  const when = useWhen();
  const language = useLanguage();
  const { timeZone } = useRestaurant();
  const since = (instant: string) => when(instant, order.createdAt);
  return (
    <Facts>
      <dt>{t('orders.details.placed')}</dt>
      <dd>{formatDateTime(order.createdAt, { language, timeZone })}</dd>
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
