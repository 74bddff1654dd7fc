import type { TrackedOrder } from '@pickup/contract';
import { Button, Dialog } from '@pickup/web';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useCartStore } from '../../cart-store/cart-context.js';
import { itemsInCart, orderAgain } from './order-again.js';

/** Puts the same into the cart once more; a cart that already holds something is not changed unasked. */
export function OrderAgain({ order }: { order: TrackedOrder }) {
  const { t } = useTranslation();
  const store = useCartStore();
  const navigate = useNavigate();
  const [count, setCount] = useState<number | null>(null);

  const fill = (mode: 'add' | 'replace') => {
    store.update((cart) => orderAgain(cart, order.items, mode));
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
