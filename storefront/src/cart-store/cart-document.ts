import {
  ALLERGENS,
  DIETARY_MARKS,
  fromCents,
  isAmount,
  lineKey,
  MAX_UNIT_CENTS,
  ORDER_LIMITS,
  type Allergen,
  type CartLine,
  type Choice,
  type DietaryMark,
  type PlaceOrderInput,
  isRecord,
} from '@pickup/contract';

/** Raised when the stored shape changes. */
const CART_VERSION = 4;

/** Versions that earlier builds stored: 1 also kept former prices, 1 and 2 knew no choices, and none of them a pickup time. */
const READABLE_VERSIONS: readonly unknown[] = [1, 2, 3, CART_VERSION];

/** An order that was sent and may or may not have been stored (product.md, Replay). */
export interface Attempt {
  /** The idempotency key of all its requests. */
  key: string;
  /** When it was first sent, or its key was made if it was never sent; in milliseconds. */
  at: number;
  /** Every payload sent under this key that the server may have stored. */
  tried: PlaceOrderInput[];
}

/** What the browser stores of a placed order. */
export interface Placed {
  /** Its secret id (product.md, Order addresses). */
  id: string;
  /** True when it is an earlier request with other content, whose answer was lost. */
  earlier: boolean;
  /** The cart holds other lines than this order: they stay when its confirmation is closed. */
  keepsCart: boolean;
}

/** The stored cart: its lines, and the state of ordering them. */
export interface CartDocument {
  version: typeof CART_VERSION;
  lines: CartLine[];
  /** The chosen pickup time; null for as soon as possible. */
  pickupAt: string | null;
  attempt: Attempt | null;
  /** The order placed from these lines, until its confirmation is closed. */
  placed: Placed | null;
}

export const EMPTY_CART: CartDocument = {
  version: CART_VERSION,
  lines: [],
  pickupAt: null,
  attempt: null,
  placed: null,
};

/** Of one piece with its choices, in euros. */
const MAX_PRICE = fromCents(MAX_UNIT_CENTS);

const isInstant = (value: unknown): value is string =>
  isText(value) && !Number.isNaN(Date.parse(value)) && new Date(value).toISOString() === value;

/** The server's rule for an idempotency key. */
const KEY = /^[\x21-\x7e]{8,100}$/;

const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;

/** Anything else would break the sums of every page that shows the cart. */
const isPrice = (value: unknown): value is number => isCount(value) && value <= MAX_PRICE && isAmount(value);

const isQuantity = (value: unknown): value is number =>
  isCount(value) && Number.isInteger(value) && value >= 1 && value <= ORDER_LIMITS.quantity;

const isChoice = (value: unknown): value is Choice =>
  isRecord(value) &&
  [value.optionId, value.groupName, value.optionName].every(isText) &&
  isQuantity(value.count) &&
  isPrice(value.unitPrice) &&
  typeof value.isExtra === 'boolean';

const isAllergen = (value: unknown): value is Allergen => ALLERGENS.some((allergen) => allergen === value);

const isMark = (value: unknown): value is DietaryMark => DIETARY_MARKS.some((mark) => mark === value);

const isListOf = <Item>(isItem: (value: unknown) => value is Item, value: unknown): value is Item[] =>
  Array.isArray(value) && value.every(isItem);

function isLine(value: unknown): value is CartLine {
  return (
    isRecord(value) &&
    [value.id, value.name, value.imageUrl].every(isText) &&
    (value.type === 'menu' || value.type === 'deal') &&
    isPrice(value.price) &&
    isQuantity(value.quantity) &&
    isListOf(isText, value.customizations) &&
    (value.choices === undefined || isListOf(isChoice, value.choices)) &&
    (value.allergens === undefined || value.allergens === null || isListOf(isAllergen, value.allergens)) &&
    (value.knownAllergens === undefined || isListOf(isAllergen, value.knownAllergens)) &&
    (value.dietary === undefined || isListOf(isMark, value.dietary)) &&
    (value.minimumOrderAmount === null || isPrice(value.minimumOrderAmount)) &&
    typeof value.isConditional === 'boolean' &&
    (value.maxPerOrder === undefined || value.maxPerOrder === null || isQuantity(value.maxPerOrder))
  );
}

function isPayload(value: unknown): value is PlaceOrderInput {
  return (
    isRecord(value) &&
    [value.customerName, value.customerEmail, value.customerPhone].every(isText) &&
    (value.notes === undefined || isText(value.notes)) &&
    Array.isArray(value.items) &&
    value.items.every(isRecord)
  );
}

const isAttempt = (value: unknown): value is Attempt =>
  isRecord(value) &&
  isText(value.key) &&
  KEY.test(value.key) &&
  isCount(value.at) &&
  Array.isArray(value.tried) &&
  value.tried.every(isPayload);

const isPlaced = (value: unknown): value is Placed =>
  isRecord(value) && isText(value.id) && typeof value.earlier === 'boolean' && typeof value.keepsCart === 'boolean';

/**
 * Reads a stored cart, and converts one of an earlier version.
 * @throws Error when the text is no cart: the caller logs it and starts empty
 */
export function parseCart(text: string): CartDocument {
  const value: unknown = JSON.parse(text);
  if (!isRecord(value) || !READABLE_VERSIONS.includes(value.version)) {
    throw new Error('The stored cart is of another version.');
  }
  const { lines, pickupAt = null, attempt, placed } = value;
  if (
    !Array.isArray(lines) ||
    !lines.every(isLine) ||
    lines.length > ORDER_LIMITS.lines ||
    new Set(lines.map(lineKey)).size < lines.length ||
    !(pickupAt === null || isInstant(pickupAt)) ||
    !(attempt === null || isAttempt(attempt)) ||
    !(placed === null || isPlaced(placed))
  ) {
    throw new Error('The stored cart is damaged.');
  }
  return { version: CART_VERSION, lines, pickupAt, attempt, placed };
}
