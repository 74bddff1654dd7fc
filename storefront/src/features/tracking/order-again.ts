import {
  addItem,
  setQuantity,
  typedCustomizations,
  type CartItem,
  type MenuItem,
  type OrderedLine,
} from '@pickup/contract';
import { quantityOf } from '../../cart-store/cart-changes.js';
import { EMPTY_CART, type CartDocument } from '../../cart-store/cart-document.js';
import { closeOrder } from '../../cart-store/order-attempt.js';

/** How many items the cart holds that are not ordered yet. */
export const itemsInCart = (cart: CartDocument): number =>
  closeOrder(cart).lines.reduce((count, { quantity }) => count + quantity, 0);

/**
 * Whether a line names what it chose, even if nothing: without it the dish would come with its defaults. Only of a dish that is
 * known to have no groups it is left out, as the menu does, so that both make the same line.
 */
function namesChoices({ itemType, menuItemId, choices }: OrderedLine, menu: readonly MenuItem[]): boolean {
  if (itemType === 'deal') return false;
  const dish = menu.find(({ id }) => id === menuItemId);
  return choices.length > 0 || !dish || dish.optionGroups.length > 0;
}

const toItem = (line: OrderedLine, menu: readonly MenuItem[]): CartItem => ({
  id: line.menuItemId,
  type: line.itemType,
  name: line.menuItemName,
  price: line.unitPrice,
  imageUrl: line.menuItemImageUrl,
  customizations: typedCustomizations(line),
  ...(namesChoices(line, menu) && { choices: line.choices }),
  allergens: line.allergens,
  knownAllergens: line.knownAllergens,
  dietary: line.dietary,
  minimumOrderAmount: null,
  isConditional: false,
});

/**
 * Adds the lines of an order to a cart, or replaces its lines, with their former choices and prices: the cart's quote shows what
 * has changed since. Lines beyond the limits of an order are left out (product.md, Cart).
 * @param menu as it is now; empty where it is not known
 */
export function orderAgain(
  cart: CartDocument,
  lines: readonly OrderedLine[],
  mode: 'add' | 'replace',
  menu: readonly MenuItem[],
): CartDocument {
  const open = mode === 'replace' ? EMPTY_CART : closeOrder(cart);
  const filled = lines.reduce((soFar, line) => {
    const item = toItem(line, menu);
    return setQuantity(addItem(soFar, item), item, quantityOf(soFar, item) + line.quantity);
  }, open.lines);
  return { ...open, lines: filled };
}
