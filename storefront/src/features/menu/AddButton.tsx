import type { MenuItem } from '@pickup/contract';
import { Button, PlusIcon, useTranslation } from '@pickup/web';
import { useRef } from 'react';
import type { DietFilter } from '../../allergens/diet-filter.js';
import { useCountInCart } from '../../cart-store/cart-context.js';
import { dishToCart, useAddToCart } from '../../cart-store/useAddToCart.js';
import { useNameOf } from '../../choices/names.js';
import { useSoldOutText } from '../../choices/what-is-left.js';
import { asksFirst } from '../../choices/starting-options.js';
import { AddPlace, AddSign, AddWords, SoldOutPlace } from './add-layout.js';
import { CountInCart } from './CountInCart.js';

interface AddButtonProps {
  dish: MenuItem;
  diet: DietFilter;
  /** Opens the sheet. */
  onChoose: (dish: string) => void;
}

function SoldOut({ dish }: { dish: MenuItem }) {
  const soldOutText = useSoldOutText();
  return (
    <SoldOutPlace>
      <span>{soldOutText(dish)}</span>
    </SoldOutPlace>
  );
}

/**
 * Adds a dish with its defaults, or opens its sheet where something has to be chosen first. Once the dish is in the cart it is
 * the plus of a stepper.
 */
export function AddButton({ dish, diet, onChoose }: AddButtonProps) {
  const { t } = useTranslation();
  const nameOf = useNameOf();
  const addToCart = useAddToCart();
  const count = useCountInCart(dish.id);
  const button = useRef<HTMLButtonElement>(null);
  if (dish.soldOut) return <SoldOut dish={dish} />;
  const name = nameOf(dish);
  const asks = asksFirst(dish, diet);
  const words = asks ? t('menu.choose') : t('menu.add');
  const isCounted = count > 0;
  return (
    <AddPlace role={isCounted ? 'group' : undefined} aria-label={isCounted ? t('cart.quantity', { name }) : undefined}>
      {isCounted && <CountInCart dish={dish} count={count} onEmpty={() => button.current?.focus()} />}
      {/* The same element before and after, so that it keeps the focus. */}
      <Button
        ref={button}
        variant={isCounted ? 'quiet' : 'primary'}
        onClick={() => (asks ? onChoose(dish.id) : addToCart(dishToCart(dish), name))}
        aria-label={`${words}: ${name}`}
        aria-haspopup={asks ? 'dialog' : undefined}
      >
        {isCounted ? (
          <PlusIcon size={18} />
        ) : (
          <>
            <AddWords>{words}</AddWords>
            <AddSign>
              <PlusIcon />
            </AddSign>
          </>
        )}
      </Button>
    </AddPlace>
  );
}
