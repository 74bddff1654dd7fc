import { isAmount, ORDER_LIMITS, type CartLine, type PlaceOrderInput } from '@pickup/contract';

/** Raised when the stored shape changes. */
const CART_VERSION = 2;

/** Stored by earlier builds. Version 1 kept former prices beside the lines, else it was the same. */
const READABLE_VERSIONS: readonly unknown[] = [1, CART_VERSION];

/** A line as an order or a quote asks for it. */
export type OrderItem = PlaceOrderInput['items'][number];

/** An order that was sent and whose fate may be unknown (ruling 9). */
export interface Attempt {
  /** The idempotency key all its sendings share. */
  key: string;
  /** When it was first sent, and until then when its key was made; in milliseconds. */
  at: number;
  /** Every payload sent under this key that the server may have stored. */
  tried: PlaceOrderInput[];
}

/** A placed order, as far as the browser has to remember it. */
export interface Placed {
  /** The secret that opens it (ruling 6). */
  id: string;
  /** It is an earlier sending, of another content, that had arrived after all. */
  earlier: boolean;
  /** The cart holds other lines than this order: they stay when it is closed, for nobody has ordered them. */
  keepsCart: boolean;
}

/** Everything the browser keeps of a cart: the lines, and how far ordering them has got. */
export interface CartDocument {
  version: typeof CART_VERSION;
  lines: CartLine[];
  attempt: Attempt | null;
  /** The order placed from these lines, until its confirmation is closed. */
  placed: Placed | null;
}

export const EMPTY_CART: CartDocument = {
  version: CART_VERSION,
  lines: [],
  attempt: null,
  placed: null,
};

/** Ruling 4, in euros; the schema that says so stays out of the pages. */
const MAX_PRICE = 9999.99;

/** What a server takes as an idempotency key (ruling 9). */
const KEY = /^[\x21-\x7e]{8,100}$/;

type Loose = Record<string, unknown>;

const isRecord = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;
const isTextList = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

/** Ruling 4. Anything else would break the sums, and with them every page that shows the cart. */
const isPrice = (value: unknown): value is number => isCount(value) && value <= MAX_PRICE && isAmount(value);

const isQuantity = (value: unknown): value is number =>
  isCount(value) && Number.isInteger(value) && value >= 1 && value <= ORDER_LIMITS.quantity;

function isLine(value: unknown): value is CartLine {
  return (
    isRecord(value) &&
    [value.id, value.name, value.imageUrl].every(isText) &&
    (value.type === 'menu' || value.type === 'deal') &&
    isPrice(value.price) &&
    isQuantity(value.quantity) &&
    isTextList(value.customizations) &&
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
 * Reads a stored cart; one of an earlier version becomes one of this, so that no update costs anybody a cart.
 * @throws Error when the text is no cart: the caller logs it and starts empty (specification 8).
 */
export function parseCart(text: string): CartDocument {
  const value: unknown = JSON.parse(text);
  if (!isRecord(value) || !READABLE_VERSIONS.includes(value.version)) {
    throw new Error('The stored cart is of another version.');
  }
  const { lines, attempt, placed } = value;
  if (
    !Array.isArray(lines) ||
    !lines.every(isLine) ||
    lines.length > ORDER_LIMITS.lines ||
    new Set(lines.map(({ type, id }) => `${type}:${id}`)).size < lines.length ||
    !(attempt === null || isAttempt(attempt)) ||
    !(placed === null || isPlaced(placed))
  ) {
    throw new Error('The stored cart is damaged.');
  }
  return { version: CART_VERSION, lines, attempt, placed };
}
