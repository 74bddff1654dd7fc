import type { MenuItem } from '@pickup/contract';
import { Button, PlusIcon } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import { useDietFilter } from '../../allergens/diet-filter.js';
import { dishToCart, useAddToCart } from '../../cart-store/useAddToCart.js';
import { useNameOf } from '../../choices/names.js';
import { useSoldOutText } from '../../choices/what-is-left.js';
import { asksFirst } from '../../choices/starting-options.js';
import { AddPlace, AddSign, AddWords, SoldOutPlace } from './dish-layout.js';

interface AddButtonProps {
  dish: MenuItem;
  /** Opens the sheet. */
  onChoose: () => void;
}

function SoldOut({ dish }: { dish: MenuItem }) {
  const soldOutText = useSoldOutText();
  return <SoldOutPlace>{soldOutText(dish)}</SoldOutPlace>;
}

/** Adds a dish with its defaults, or opens its sheet where something has to be chosen first. */
export function AddButton({ dish, onChoose }: AddButtonProps) {
  const { t } = useTranslation();
  const nameOf = useNameOf();
  const [diet] = useDietFilter();
  const addToCart = useAddToCart();
  if (dish.soldOut) return <SoldOut dish={dish} />;
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
