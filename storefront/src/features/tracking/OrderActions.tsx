import type { TrackedOrder } from '@pickup/contract';
import { Button, ButtonLink, media, PrintIcon, space, useTranslation } from '@pickup/web';
import styled from 'styled-components';
import { reviewState } from '../../order-view/review-of-order.js';
import { usePrintReceipt } from '../../order-view/usePrintReceipt.js';
import { CancelOrder } from './CancelOrder.js';
import { OrderAgain } from './OrderAgain.js';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  ${media.phone} {
    /* Below each other they are equally wide. */
    & > :is(button, a) {
      flex-grow: 1;
    }
  }
  &:empty {
    display: none;
  }
`;

/** Print, order again, review once it is collected, and cancel while it is PENDING; of a cancelled order nothing, as its advice says what is left to do. */
export function OrderActions({ order }: { order: TrackedOrder }) {
  const { t } = useTranslation();
  const print = usePrintReceipt();
  return (
    <Row>
      {order.status !== 'CANCELLED' && (
        <>
          <Button variant="secondary" onClick={() => print(order)}>
            <PrintIcon />
            {t('order.print')}
          </Button>
          <OrderAgain order={order} />
          {order.status === 'COMPLETED' && (
            <ButtonLink to="/reviews" state={reviewState(order)} $variant="secondary">
              {t('tracking.review')}
            </ButtonLink>
          )}
        </>
      )}
      <CancelOrder order={order} />
    </Row>
  );
}
