import {
  addItem,
  lineKey,
  ORDER_LIMITS,
  setQuantity,
  typedCustomizations,
  type CartItem,
  type CartLine,
  type Deal,
  type MenuItem,
  type OrderedLine,
} from '@pickup/contract';
import { quantityOf } from '../../cart-store/cart-changes.js';
import { EMPTY_CART, type CartDocument } from '../../cart-store/cart-document.js';
import { closeOrder } from '../../cart-store/order-attempt.js';

/** What can be ordered now; empty where that is not known. */
interface OnOffer {
  menu: readonly MenuItem[];
  deals: readonly Deal[];
}

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

/** Under what a deal can be ordered now: an order does not say. */
function conditionsOf({ itemType, menuItemId }: OrderedLine, deals: readonly Deal[]) {
  const deal = itemType === 'deal' ? deals.find(({ id }) => id === menuItemId) : undefined;
  const { minimumOrderAmount = null, isConditional = false } = deal ?? {};
  return { minimumOrderAmount, isConditional };
}

const toItem = (line: OrderedLine, { menu, deals }: OnOffer): CartItem => ({
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
  ...conditionsOf(line, deals),
});

/** The lines with another wish for the line of this item, as far as an order takes that many. */
const withWishes = (lines: readonly CartLine[], { id, type, choices, customizations = [] }: CartItem): CartLine[] =>
  lines.map((line) =>
    lineKey(line) === lineKey({ id, type, choices })
      ? {
          ...line,
          customizations: [...new Set([...line.customizations, ...customizations])].slice(
            0,
            ORDER_LIMITS.customizations,
          ),
        }
      : line,
  );

/**
 * Adds the lines of an order to a cart, or replaces its lines, with their former choices and prices: the cart's quote shows what
 * has changed since. Lines that become one keep all their wishes. Lines beyond the limits of an order are left out (product.md, Cart).
 */
export function orderAgain(
  cart: CartDocument,
  lines: readonly OrderedLine[],
  mode: 'add' | 'replace',
  offered: OnOffer,
): CartDocument {
  const open = mode === 'replace' ? EMPTY_CART : closeOrder(cart);
  const filled = lines.reduce((soFar, line) => {
    const item = toItem(line, offered);
    return withWishes(setQuantity(addItem(soFar, item), item, quantityOf(soFar, item) + line.quantity), item);
  }, open.lines);
  return { ...open, lines: filled };
}
