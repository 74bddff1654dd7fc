import {
  canAdd,
  lineKey,
  maximumPerOrder,
  type CartItem,
  type Deal,
  type LineItemType,
  type MenuItem,
} from '@pickup/contract';
import { toast } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import { useCartActions, useCartStore } from './cart-context.js';

/** How long the toast stays, in milliseconds. */
const TOAST_MS = { menu: 2000, deal: 1500 } as const satisfies Record<LineItemType, number>;

export const dishToCart = ({ id, name, price, imageUrl }: MenuItem): CartItem => ({
  id,
  name,
  price,
  imageUrl,
  type: 'menu',
  minimumOrderAmount: null,
  isConditional: false,
});

export const dealToCart = ({
  id,
  title,
  dealPrice,
  imageUrl,
  minimumOrderAmount,
  isConditional,
  maxPerOrder,
}: Deal): CartItem => ({
  id,
  name: title,
  price: dealPrice,
  imageUrl,
  type: 'deal',
  minimumOrderAmount,
  isConditional,
  maxPerOrder,
});

/** Adds one of an item with a toast, or shows which limit forbids it: the deal's maximum, or an order's. */
export function useAddToCart(): (item: CartItem) => void {
  const { t } = useTranslation();
  const store = useCartStore();
  const { add } = useCartActions();
  return (item) => {
    const { lines, placed } = store.get();
    if (placed === null && !canAdd(lines, item)) {
      const { name, maxPerOrder = null } = item;
      const has = lines.find((line) => lineKey(line) === lineKey(item))?.quantity ?? 0;
      if (maxPerOrder !== null && has >= maximumPerOrder(item)) {
        toast.error(t('cart.toast.enough'), { description: t('cart.toast.enoughText', { name, max: maxPerOrder }) });
      } else toast.error(t('cart.toast.full'), { description: t('cart.toast.fullText') });
      return;
    }
    add(item);
    toast.success(t('cart.toast.added'), {
      description: t('cart.toast.addedText', { name: item.name }),
      durationMs: TOAST_MS[item.type],
    });
  };
}
