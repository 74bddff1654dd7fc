import type { AdminOrder } from '@pickup/contract';
import { Button, fontSize, space, useTranslation } from '@pickup/web';
import styled from 'styled-components';
import { useSave } from '../../../forms/useSave.js';
import { useMoney } from '../../../restaurant/useRestaurant.js';

const Root = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin-top: ${space(1)};
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(2)};
  font-size: ${fontSize('sm')};
  font-variant-numeric: tabular-nums;
`;

/** Answers in which an order shows. */
const ORDER_ANSWERS = ['recentOrders', 'adminOrders', 'openOrders', 'overview', 'dashboard'] as const;

function TestOrder({ order: { id, orderNumber, total } }: { order: AdminOrder }) {
  const { t } = useTranslation();
  const money = useMoney();
  const { busy, send } = useSave('transitionOrder', {
    done: t('firstEvening.testOrder.cancelled', { number: orderNumber }),
    failed: t('firstEvening.testOrder.failed'),
    stale: ORDER_ANSWERS,
    onSaved: () => undefined,
  });
  return (
    <Row>
      <span>
        {orderNumber} · {money(total)}
      </span>
      <Button
        variant="secondary"
        busy={busy}
        aria-label={t('firstEvening.testOrder.cancelOf', { number: orderNumber })}
        onClick={() => send({ params: { id }, query: { status: 'CANCELLED' } })}
      >
        {t('firstEvening.testOrder.cancel')}
      </Button>
    </Row>
  );
}

const isOpen = ({ status }: AdminOrder) => status !== 'CANCELLED' && status !== 'COMPLETED';

/** The test orders that are still open, each cancelled in one press: a cancelled order counts in no revenue (product.md, Order status). */
export function TestOrders({ orders }: { orders: readonly AdminOrder[] }) {
  const open = orders.filter(isOpen);
  if (open.length === 0) return null;
  return (
    <Root>
      {open.map((order) => (
        <TestOrder key={order.id} order={order} />
      ))}
    </Root>
  );
}
