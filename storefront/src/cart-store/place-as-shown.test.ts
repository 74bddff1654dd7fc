import type { CartLine, PlacedOrder, QuotedLine } from '@pickup/contract';
import { ApiError, NetworkError } from '@pickup/web';
import { describe, expect, it, vi } from 'vitest';
import { CartChanged, placeAsShown, type Placement } from './place-order.js';
import type { CartQuote } from './quote.js';

const soup: CartLine = {
  id: 'soup',
  name: 'Soup',
  price: 6.5,
  quantity: 1,
  type: 'menu',
  imageUrl: '',
  customizations: [],
  minimumOrderAmount: null,
  isConditional: false,
};

const quoted = (unitPrice: number): QuotedLine => ({
  itemId: 'soup',
  itemType: 'menu',
  quantity: 1,
  customizations: [],
  options: null,
  choices: [],
  choiceIssues: [],
  obstacle: null,
  name: 'Soup',
  unitPrice,
  totalPrice: unitPrice,
  imageUrl: null,
  minimumOrderAmount: null,
  isConditional: false,
  maxPerOrder: null,
  allergens: null,
  dietary: [],
});

/** What the server says of the cart; its contents are called after the price. */
const quoteAt = (unitPrice: number) => ({ lines: [quoted(unitPrice)], contentsHash: `${unitPrice}`.padEnd(22, '-') });

const order: PlacedOrder = {
  id: 'secret',
  orderNumber: '20261121-001',
  status: 'PENDING',
  createdAt: '2026-11-21T17:30:00Z',
  estimatedReadyAt: null,
  customerName: 'Anna',
  customerEmail: 'anna@example.com',
  customerPhone: '0612345678',
  notes: null,
  items: [],
  subtotal: 6.5,
  tax: 0,
  total: 6.5,
};
const payload = { customerName: '', customerEmail: '', customerPhone: '', items: [] };
const placement: Placement = { order, ordered: payload, earlier: false };

/** The refusal of an order whose total is another one by now. */
const otherTotal = (unitPrice: number) =>
  new ApiError(
    409,
    JSON.stringify({
      data: null,
      error: {
        status: 409,
        name: 'ConflictError',
        message: `The total is now €${unitPrice}. Nothing has been ordered.`,
        details: {
          quote: { ...quoteAt(unitPrice), subtotal: unitPrice, tax: 0, total: unitPrice, readyAt: null },
        },
      },
    }),
  );

function setUp() {
  const show = vi.fn<(quote: CartQuote) => void>();
  const ask = vi.fn<() => Promise<CartQuote>>().mockResolvedValue(quoteAt(6.5));
  const place = vi.fn<(contentsHash: string | null) => Promise<Placement>>().mockResolvedValue(placement);
  return { lines: [soup], shown: null, show, ask, place };
}

describe('placeAsShown', () => {
  it('fetches a quote, then sends the order', async () => {
    const tools = setUp();
    expect(await placeAsShown(tools)).toBe(placement);
    expect(tools.ask).toHaveBeenCalledBefore(tools.place);
  });

  it('sends nothing when the quote differs, and shows it', async () => {
    const tools = setUp();
    tools.ask.mockResolvedValue(quoteAt(7));
    await expect(placeAsShown(tools)).rejects.toBeInstanceOf(CartChanged);
    expect(tools.show).toHaveBeenCalledWith(quoteAt(7));
    expect(tools.place).not.toHaveBeenCalled();
  });

  it('sends the order with the shown total when the quote fails, and shows the quote of a 409', async () => {
    const tools = setUp();
    tools.ask.mockRejectedValue(new NetworkError('offline'));
    expect(await placeAsShown(tools)).toBe(placement);
    expect(tools.show).not.toHaveBeenCalled();
    tools.place.mockRejectedValue(otherTotal(7));
    await expect(placeAsShown(tools)).rejects.toBeInstanceOf(CartChanged);
    expect(tools.show).toHaveBeenLastCalledWith(expect.objectContaining(quoteAt(7)));
  });

  it('shows the quote with which the server refuses the total', async () => {
    const tools = setUp();
    tools.place.mockRejectedValue(otherTotal(7));
    await expect(placeAsShown(tools)).rejects.toBeInstanceOf(CartChanged);
    expect(tools.show).toHaveBeenLastCalledWith(expect.objectContaining(quoteAt(7)));
  });

  it('passes on a 409 whose quote has no differences', async () => {
    const tools = setUp();
    const refusal = otherTotal(6.5);
    tools.place.mockRejectedValue(refusal);
    await expect(placeAsShown(tools)).rejects.toBe(refusal);
  });

  it('says which contents were shown: those of the quote before it, and where that failed of the last one', async () => {
    const tools = { ...setUp(), shown: quoteAt(6) };
    await placeAsShown(tools);
    tools.ask.mockRejectedValue(new NetworkError('offline'));
    await placeAsShown(tools);
    await placeAsShown({ ...tools, shown: null });
    expect(tools.place.mock.calls).toEqual([[quoteAt(6.5).contentsHash], [quoteAt(6).contentsHash], [null]]);
  });

  it('fetches no quote for an order that may have been stored', async () => {
    const { ask, ...tools } = setUp();
    expect(await placeAsShown({ ...tools, ask: null })).toBe(placement);
    expect(ask).not.toHaveBeenCalled();
  });
});
