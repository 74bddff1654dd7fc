import type { Choice, ChosenOption } from '../entities/choice.js';
import type { Allergen, DietaryMark } from '../entities/enumerations.js';
import type { LineItemType } from '../entities/order-request.js';
import type { QuotedLine } from '../entities/quote.js';
import { ORDER_LIMITS } from '../entities/limits.js';
import { maximumPerOrder } from './deals.js';
import { fromCents, orderTotals, toCents, type Totals } from './money.js';

/** A line of the cart. `price` is that of one piece with its choices, in euros, as on the wire. */
export interface CartLine {
  id: string;
  name: string;
  price: number;
  quantity: number;
  type: LineItemType;
  imageUrl: string;
  customizations: string[];
  /** What was chosen, even if nothing; left out where the dish has no groups, and in carts of before there were any. */
  choices?: Choice[];
  /** What it contains with its choices, as its customer was shown; left out in carts of before that was kept. */
  allergens?: Allergen[] | null;
  /** Where they are not all stated: those of which it is known; left out in carts of before that was kept. */
  knownAllergens?: Allergen[];
  /** Its marks with its choices, as its customer was shown; left out in carts of before they were kept. */
  dietary?: DietaryMark[];
  minimumOrderAmount: number | null;
  isConditional: boolean;
  /** How many of it one order may contain; null or missing for no limit. */
  maxPerOrder?: number | null;
}

/** An item to add to the cart: a line without a quantity. */
export type CartItem = Omit<CartLine, 'quantity' | 'customizations'> & { customizations?: string[] };

/** Cart state: `total` in euros, `itemCount` the sum of quantities. */
export interface CartState {
  items: CartLine[];
  total: number;
  itemCount: number;
}

/** The totals of a cart, in cents. */
export const cartTotals = (lines: readonly CartLine[]): Totals =>
  orderTotals(lines.map((line) => ({ unitPrice: toCents(line.price), quantity: line.quantity })));

/** The cart's state from its lines. */
export function cartState(lines: readonly CartLine[]): CartState {
  return {
    items: [...lines],
    total: fromCents(cartTotals(lines).subtotal),
    itemCount: lines.reduce((count, line) => count + line.quantity, 0),
  };
}

/** What makes a line: its item and what was chosen of it. */
export interface LineIdentity {
  id: string;
  type: LineItemType;
  choices?: readonly ChosenOption[] | null | undefined;
}

/** The same text for the same line: item, type and choices, in whatever order they were picked (product.md, Cart). */
export function lineKey({ id, type, choices }: LineIdentity): string {
  if (!choices) return `${type}:${id}`;
  const picked = choices.map(({ optionId, count }) => `${optionId}*${count}`).sort();
  return `${type}:${id}:${picked.join('+')}`;
}

const isLine = (wanted: LineIdentity) => {
  const key = lineKey(wanted);
  return (line: CartLine) => lineKey(line) === key;
};

/** Whether one more of this item fits the limits of an order and the maximum of a deal. */
export function canAdd(lines: readonly CartLine[], item: LineIdentity & Pick<CartLine, 'maxPerOrder'>): boolean {
  const line = lines.find(isLine(item));
  return line ? line.quantity < maximumPerOrder(item) : lines.length < ORDER_LIMITS.lines;
}

/**
 * Adds an item: raises the quantity of the line with the same {@link lineKey}, or adds a new line with quantity 1.
 * Returns the lines unchanged when {@link canAdd} is false.
 */
export function addItem(lines: readonly CartLine[], item: CartItem): CartLine[] {
  if (!canAdd(lines, item)) return [...lines];
  const same = isLine(item);
  if (lines.some(same)) return lines.map((line) => (same(line) ? { ...line, quantity: line.quantity + 1 } : line));
  return [...lines, { ...item, customizations: item.customizations ?? [], quantity: 1 }];
}

/** Removes a line. */
export function removeItem(lines: readonly CartLine[], removed: LineIdentity): CartLine[] {
  const isRemoved = isLine(removed);
  return lines.filter((line) => !isRemoved(line));
}

/** Sets a line's quantity; 0 or less removes the line, more than 99 becomes 99 (product.md, Cart). */
export function setQuantity(lines: readonly CartLine[], changed: LineIdentity, quantity: number): CartLine[] {
  if (!Number.isFinite(quantity) || quantity <= 0) return removeItem(lines, changed);
  const isChanged = isLine(changed);
  const whole = Math.min(Math.max(1, Math.trunc(quantity)), ORDER_LIMITS.quantity);
  return lines.map((line) => (isChanged(line) ? { ...line, quantity: whole } : line));
}

/** What a client requests of one item. */
export interface OrderItemRequest {
  itemId: string;
  itemType: LineItemType;
  quantity: number;
  customizations?: string[] | undefined;
  options?: ChosenOption[] | undefined;
}

/** The quoted line of an item that does not exist. */
export const unavailableLine = ({
  itemId,
  itemType,
  quantity,
  customizations = [],
  options,
}: OrderItemRequest): QuotedLine => ({
  itemId,
  itemType,
  quantity,
  customizations,
  options: options ?? null,
  choices: [],
  choiceIssues: [],
  obstacle: 'gone',
  name: null,
  unitPrice: null,
  totalPrice: null,
  imageUrl: null,
  minimumOrderAmount: null,
  isConditional: false,
  maxPerOrder: null,
  left: null,
  allergens: null,
  knownAllergens: [],
  dietary: [],
});
