import { addItem, setQuantity, type OrderedLine } from '@pickup/contract';
import { EMPTY_CART, type CartDocument } from '../../cart-store/cart-document.js';
import { closeOrder } from '../../cart-store/order-attempt.js';

/** What the cart holds that nobody has ordered yet, counted. */
export const itemsInCart = (cart: CartDocument): number =>
  closeOrder(cart).lines.reduce((count, { quantity }) => count + quantity, 0);

/**
 * Puts the lines of an order into a cart, beside what is there or instead of it. They come as they were, prices too:
 * the cart itself finds out and says what has changed since (honest cart). Beyond ruling 10's limits lines stay out.
 */
export function orderAgain(cart: CartDocument, lines: readonly OrderedLine[], mode: 'add' | 'replace'): CartDocument {
  const open = mode === 'replace' ? EMPTY_CART : closeOrder(cart);
  const filled = lines.reduce((soFar, line) => {
    const { menuItemId: id, itemType: type } = line;
    const had = soFar.find((other) => other.id === id && other.type === type)?.quantity ?? 0;
    const item = {
      id,
      type,
      name: line.menuItemName,
      price: line.unitPrice,
      imageUrl: line.menuItemImageUrl,
      customizations: line.customizations,
      minimumOrderAmount: null,
      isConditional: false,
    };
    return setQuantity(addItem(soFar, item), id, type, had + line.quantity);
  }, open.lines);
  return { ...open, lines: filled };
}
