import type { MenuItem } from '@pickup/contract';
import { Button, fontSize, MinusIcon, useTranslation } from '@pickup/web';
import styled from 'styled-components';
import { useCartActions, useCartStore } from '../../cart-store/cart-context.js';
import { useRemoveLines } from '../../cart-view/useRemoveLines.js';
import { useNameOf } from '../../choices/names.js';

const Count = styled.output`
  min-width: 1.75ch;
  font-size: ${fontSize('sm')};
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

interface CountInCartProps {
  dish: MenuItem;
  count: number;
  /** Called when the last one was taken, and this goes. */
  onEmpty: () => void;
}

/** How many of a dish are in the cart, and a button that takes one of those added last. */
export function CountInCart({ dish, count, onEmpty }: CountInCartProps) {
  const { t } = useTranslation();
  const nameOf = useNameOf();
  const store = useCartStore();
  const { setQuantity } = useCartActions();
  const removeLines = useRemoveLines();
  const takeOne = () => {
    const line = store.get().lines.findLast(({ type, id }) => type === 'menu' && id === dish.id);
    if (!line) return;
    if (line.quantity > 1) setQuantity(line, line.quantity - 1);
    // Where the dish is in the cart in another way too, this stays, and the focus with it.
    else removeLines([line], () => count === 1 && onEmpty());
  };
  return (
    <>
      <Button variant="quiet" aria-label={t('cart.decrease', { name: nameOf(dish) })} onClick={takeOne}>
        <MinusIcon size={18} />
      </Button>
      <Count aria-live="polite">{count}</Count>
    </>
  );
}
