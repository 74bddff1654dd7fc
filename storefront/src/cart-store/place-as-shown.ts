import type { CartLine, QuotedLine } from '@pickup/contract';
import { compareCart, quotedByKey } from './cart-differences.js';
import type { Placement } from './place-order.js';
import { quoteOf } from './quote-refusal.js';

/** The cart is not what its customer was shown. Nothing was ordered; the differences are on the screen. */
export class CartChanged extends Error {
  override readonly name = 'CartChanged';
}

interface Tools {
  /** The cart as it was shown. */
  lines: readonly CartLine[];
  /** Asks what the lines cost now; null when this order has been sent before and may be there already. */
  ask: (() => Promise<QuotedLine[]>) | null;
  /** Puts what the lines cost now onto the screen. */
  show: (quoted: QuotedLine[]) => void;
  /** Sends the order with the total that was shown. */
  place: () => Promise<Placement>;
}

/**
 * Places an order only as it was shown: the server is asked right before, and has the last word (409 with a quote).
 * Where nobody answers the question, the order is sent all the same, as it carries the total that was shown. One that
 * may have arrived is sent again unasked: the server then knows the first one, whatever prices did since.
 * @throws CartChanged, and what `place` throws
 */
export async function placeAsShown({ lines, ask, show, place }: Tools): Promise<Placement> {
  const requireUnchanged = (quoted: QuotedLine[]) => {
    show(quoted);
    if (compareCart(lines, quotedByKey(quoted)).length > 0) throw new CartChanged('The cart has changed.');
  };
  if (ask) {
    const quoted = await ask().catch(() => null);
    if (quoted) requireUnchanged(quoted);
  }
  try {
    return await place();
  } catch (error) {
    const quote = quoteOf(error);
    if (quote) requireUnchanged(quote.lines);
    throw error;
  }
}
