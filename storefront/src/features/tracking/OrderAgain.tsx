import type { TrackedOrder } from '@pickup/contract';
import { Button, Dialog, useApiQuery, type ButtonVariant, useTranslation } from '@pickup/web';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCartStore } from '../../cart-store/cart-context.js';
import { itemsInCart, orderAgain } from './order-again.js';

interface OrderAgainProps {
  order: TrackedOrder;
  variant?: ButtonVariant;
}

/** Puts an order's lines into the cart again; if the cart is not empty, it asks first. */
export function OrderAgain({ order, variant = 'secondary' }: OrderAgainProps) {
  const { t } = useTranslation();
  const store = useCartStore();
  const navigate = useNavigate();
  const [count, setCount] = useState<number | null>(null);
  const { data: menu = [] } = useApiQuery('menuItems');
  const { data: deals = [] } = useApiQuery('deals');

  const fill = (mode: 'add' | 'replace') => {
    store.update((cart) => orderAgain(cart, order.items, mode, { menu, deals }));
    navigate('/cart');
  };
  const ask = () => {
    const inCart = itemsInCart(store.get());
    if (inCart === 0) fill('add');
    else setCount(inCart);
  };

  return (
    <>
      <Button variant={variant} onClick={ask}>
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
