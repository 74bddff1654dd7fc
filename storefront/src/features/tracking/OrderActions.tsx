import type { TrackedOrder } from '@pickup/contract';
import { Button, media, PrintIcon, space, useTranslation } from '@pickup/web';
import styled from 'styled-components';
import { usePrintReceipt } from '../../order-view/usePrintReceipt.js';
import { CancelOrder } from './CancelOrder.js';
import { OrderAgain } from './OrderAgain.js';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  ${media.phone} {
    /* Below each other they are equally wide. */
    & > button {
      flex-grow: 1;
    }
  }
  &:empty {
    display: none;
  }
`;

/** Print, order again, and cancel while it is PENDING; of a cancelled order nothing, as its advice says what is left to do. */
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
        </>
      )}
      <CancelOrder order={order} />
    </Row>
  );
}
