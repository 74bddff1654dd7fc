import type { MenuItem } from '@pickup/contract';
import { Button, PlusIcon } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import { useDietFilter } from '../../allergens/diet-filter.js';
import { dishToCart, useAddToCart } from '../../cart-store/useAddToCart.js';
import { useNameOf } from '../../choices/names.js';
import { asksFirst } from '../../choices/starting-options.js';
import { AddPlace, AddSign, AddWords, SoldOut } from './dish-layout.js';

interface AddButtonProps {
  dish: MenuItem;
  /** Opens the sheet. */
  onChoose: () => void;
}

/** Adds a dish with its defaults, or opens its sheet where something has to be chosen first. */
export function AddButton({ dish, onChoose }: AddButtonProps) {
  const { t } = useTranslation();
  const nameOf = useNameOf();
  const [diet] = useDietFilter();
  const addToCart = useAddToCart();
  if (dish.soldOut) return <SoldOut>{t('menu.soldOut')}</SoldOut>;
  const name = nameOf(dish);
  const asks = asksFirst(dish, diet);
  const words = asks ? t('menu.choose') : t('menu.add');
  return (
    <AddPlace>
      <Button
        onClick={() => (asks ? onChoose() : addToCart(dishToCart(dish), name))}
        aria-label={`${words}: ${name}`}
        aria-haspopup={asks ? 'dialog' : undefined}
      >
        <AddWords>{words}</AddWords>
        <AddSign>
          <PlusIcon />
        </AddSign>
      </Button>
    </AddPlace>
  );
}
