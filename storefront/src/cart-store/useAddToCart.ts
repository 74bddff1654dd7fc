import {
  canAdd,
  checkChoices,
  maximumPerOrder,
  priceWith,
  type CartItem,
  type ChosenOption,
  type Deal,
  type LineItemType,
  type MenuItem,
} from '@pickup/contract';
import { toast, useTranslation } from '@pickup/web';
import { quantityOf } from './cart-changes.js';
import { useCartActions, useCartStore } from './cart-context.js';

/** How long the toast stays, in milliseconds. */
const TOAST_MS = { menu: 2000, deal: 1500 } as const satisfies Record<LineItemType, number>;

/** A dish with these options of it; without any its defaults. */
export function dishToCart(dish: MenuItem, options?: readonly ChosenOption[]): CartItem {
  const { id, name, price, imageUrl, optionGroups } = dish;
  const { choices, allergens, knownAllergens, dietary } = checkChoices(dish, options);
  return {
    id,
    name,
    price: priceWith(price, choices),
    imageUrl,
    type: 'menu',
    ...(optionGroups.length > 0 && { choices }),
    allergens,
    knownAllergens,
    dietary,
    minimumOrderAmount: null,
    isConditional: false,
  };
}

export const dealToCart = ({
  id,
  title,
  dealPrice,
  imageUrl,
  allergens,
  dietary,
  minimumOrderAmount,
  isConditional,
  maxPerOrder,
}: Deal): CartItem => ({
  id,
  name: title,
  price: dealPrice,
  imageUrl,
  type: 'deal',
  allergens,
  dietary,
  minimumOrderAmount,
  isConditional,
  maxPerOrder,
});

/**
 * Adds an item under its name in the visitor's language, once unless told, with a toast, or shows which limit forbids it: the
 * deal's maximum, or an order's.
 */
export function useAddToCart(): (item: CartItem, name: string, quantity?: number) => void {
  const { t } = useTranslation();
  const store = useCartStore();
  const { add } = useCartActions();
  return (item, name, quantity = 1) => {
    const { lines, placed } = store.get();
    if (placed === null && !canAdd(lines, item)) {
      const max = maximumPerOrder(item);
      if (quantityOf(lines, item) >= max) {
        toast.error(t('addToCart.enough'), { description: t('addToCart.enoughText', { name, max }) });
      } else toast.error(t('addToCart.full'), { description: t('addToCart.fullText') });
      return;
    }
    add(item, quantity);
    toast.success(t('addToCart.added'), {
      description: t('addToCart.addedText', { name }),
      durationMs: TOAST_MS[item.type],
    });
  };
}
