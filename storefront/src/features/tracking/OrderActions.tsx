import { addItem, type OrderedLine, setQuantity, type TrackedOrder, typedCustomizations } from '@pickup/contract';
import { Button, Dialog, PrintIcon, space } from '@pickup/web';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { quantityOf } from '../../cart-store/cart-changes.js';
import { useCartStore } from '../../cart-store/cart-context.js';
import { type CartDocument, EMPTY_CART } from '../../cart-store/cart-document.js';
import { closeOrder } from '../../cart-store/order-attempt.js';
import { usePrintReceipt } from '../../order-view/usePrintReceipt.js';
import { CancelOrder } from './CancelOrder.js';

/** How many items the cart holds that are not ordered yet. */
export const itemsInCart = (cart: CartDocument): number =>
  closeOrder(cart).lines.reduce((count, { quantity }) => count + quantity, 0);

/**
 * Adds the lines of an order to a cart, or replaces its lines, with their former prices: the cart's quote shows what has
 * changed since. Lines beyond the limits of an order are left out (product.md, Cart).
 */
export function orderAgain(cart: CartDocument, lines: readonly OrderedLine[], mode: 'add' | 'replace'): CartDocument {
  const open = mode === 'replace' ? EMPTY_CART : closeOrder(cart);
  const filled = lines.reduce((soFar, line) => {
    const { menuItemId: id, itemType: type, choices } = line;
    const item = {
      id,
      type,
      name: line.menuItemName,
      price: line.unitPrice,
      imageUrl: line.menuItemImageUrl,
      customizations: typedCustomizations(line),
      ...(choices.length > 0 && { choices }),
      allergens: line.allergens,
      minimumOrderAmount: null,
      isConditional: false,
    };
    return setQuantity(addItem(soFar, item), item, quantityOf(soFar, item) + line.quantity);
  }, open.lines);
  return { ...open, lines: filled };
}

/** Puts an order's lines into the cart again; if the cart is not empty, it asks first. */
function OrderAgain({ order }: { order: TrackedOrder }) {
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
