import type { TrackedOrder } from '@pickup/contract';
import { Button, ButtonLink, PrintIcon, space, useTranslation } from '@pickup/web';
import { useState } from 'react';
import styled from 'styled-components';
import { createReviewedOrders, reviewState } from '../../order-view/review-of-order.js';
import { usePrintReceipt } from '../../order-view/usePrintReceipt.js';
import { useStoredList } from '../../stored-document/stored-list.js';
import { CancelOrder } from './CancelOrder.js';
import { OrderAgain } from './OrderAgain.js';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  /* No row of them ends before its card does. */
  & > :is(button, a) {
    flex-grow: 1;
  }
  /* The review has a row of its own. */
  & > :is(a, p) {
    flex-basis: 100%;
  }
  &:empty {
    display: none;
  }
`;

const Thanks = styled.p`
  font-weight: 600;
`;

/** The way to a review, until one was sent from this browser. */
function Review({ order }: { order: TrackedOrder }) {
  const { t } = useTranslation();
  const [reviewed] = useState(createReviewedOrders);
  if (useStoredList(reviewed).includes(order.orderNumber)) return <Thanks>{t('tracking.reviewed')}</Thanks>;
  return (
    <ButtonLink to="/reviews" state={reviewState(order)}>
      {t('tracking.review')}
    </ButtonLink>
  );
}

/** A review once it is collected, print, order again, and cancel while it is PENDING; of a cancelled order nothing, as its advice says what is left to do. */
export function OrderActions({ order }: { order: TrackedOrder }) {
  const { t } = useTranslation();
  const print = usePrintReceipt();
  return (
    <Row>
      {order.status !== 'CANCELLED' && (
        <>
          {order.status === 'COMPLETED' && <Review order={order} />}
          <Button variant="secondary" onClick={() => print(order)}>
            <PrintIcon />
            {t('order.print')}
          </Button>
          <OrderAgain order={order} />
        </>
      )}
      <CancelOrder order={order} />
    </Row>
  );
}
