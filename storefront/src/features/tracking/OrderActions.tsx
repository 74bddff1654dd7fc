import type { TrackedOrder } from '@pickup/contract';
import { Button, Dialog, PrintIcon, space, useApiQuery } from '@pickup/web';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useCartStore } from '../../cart-store/cart-context.js';
import { usePrintReceipt } from '../../order-view/usePrintReceipt.js';
import { CancelOrder } from './CancelOrder.js';
import { itemsInCart, orderAgain } from './order-again.js';

/** Puts an order's lines into the cart again; if the cart is not empty, it asks first. */
function OrderAgain({ order }: { order: TrackedOrder }) {
  const { t } = useTranslation();
  const store = useCartStore();
  const navigate = useNavigate();
  const [count, setCount] = useState<number | null>(null);
  const { data: menu = [] } = useApiQuery('menuItems');

  const fill = (mode: 'add' | 'replace') => {
    store.update((cart) => orderAgain(cart, order.items, mode, menu));
    navigate('/cart');
  };
  const ask = () => {
    const inCart = itemsInCart(store.get());
    if (inCart === 0) fill('add');
    else setCount(inCart);
  };

  return (
    <>
      <Button variant="secondary" onClick={ask}>
        {t('tracking.again.button')}
      </Button>
      <Dialog
        open={count !== null}
        onClose={() => setCount(null)}
        title={t('tracking.again.title')}
        description={t('tracking.again.text', { count: count ?? 0 })}
        closeLabel={t('shared.close')}
        width={460}
        actions={
          <>
            <Button variant="secondary" size="main" onClick={() => fill('replace')}>
              {t('tracking.again.replace')}
            </Button>
            <Button size="main" onClick={() => fill('add')}>
              {t('tracking.again.add')}
            </Button>
          </>
        }
      />
    </>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

/** Print, order again, and cancel while it is PENDING. */
export function OrderActions({ order }: { order: TrackedOrder }) {
  const { t } = useTranslation();
  const print = usePrintReceipt();
  return (
    <Row>
      <Button variant="secondary" onClick={() => print(order)}>
        <PrintIcon />
        {t('order.print')}
      </Button>
      <OrderAgain order={order} />
      <CancelOrder order={order} />
    </Row>
  );
}
