import type { CartLine, OrderRefusalReason, PlacedOrder, QuotedLine } from '@pickup/contract';
import { ApiError, NetworkError } from '@pickup/web';
import { describe, expect, it, vi } from 'vitest';
import { CartChanged, PickupChanged, placeAsShown, type Placement, type ShownQuote } from './place-order.js';
import type { CartQuote, QuotedPickup } from './quote.js';

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
  left: null,
  allergens: null,
  knownAllergens: [],
  dietary: [],
});

const READY_AT = '2026-11-21T17:50:00.000Z';
const LATER = '2026-11-21T18:30:00.000Z';

/** When the cart can be collected. */
const pickupOf = (given: Partial<QuotedPickup> = {}): QuotedPickup => ({
  kitchen: { open: true, reason: null, opensAt: null, closesAt: '2026-11-21T21:00:00.000Z', takesOrders: true },
  readyAt: READY_AT,
  pickupTimes: [LATER],
  noPickup: null,
  ...given,
});

/** What the server says of the cart; its contents are called after the price. */
const quoteAt = (unitPrice: number, pickup = pickupOf()): CartQuote => ({
  lines: [quoted(unitPrice)],
  contentsHash: `${unitPrice * 100}`.padEnd(22, '-'),
  pickup,
});

const order: PlacedOrder = {
  id: 'secret',
  orderNumber: '20261121-001',
  status: 'PENDING',
  createdAt: '2026-11-21T17:30:00Z',
  estimatedReadyAt: null,
  pickupAt: null,
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

/** The refusal of an order that would not be as it was shown. */
const refusal = (reason: OrderRefusalReason, { lines, contentsHash, pickup }: CartQuote) =>
  new ApiError(
    409,
    JSON.stringify({
      data: null,
      error: {
        status: 409,
        name: 'ConflictError',
        message: 'Nothing has been ordered.',
        details: { reason, quote: { lines, contentsHash, ...pickup, subtotal: 6.5, tax: 0, total: 6.5 } },
      },
    }),
  );

function setUp() {
  const show = vi.fn<(quote: CartQuote) => void>();
  const ask = vi.fn<() => Promise<CartQuote>>().mockResolvedValue(quoteAt(6.5));
  const place = vi.fn<(quoted: ShownQuote) => Promise<Placement>>().mockResolvedValue(placement);
  return { lines: [soup], pickupAt: null, shown: null, shownReadyAt: null, show, ask, place };
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
    tools.place.mockRejectedValue(refusal('total', quoteAt(7)));
    await expect(placeAsShown(tools)).rejects.toBeInstanceOf(CartChanged);
    expect(tools.show).toHaveBeenLastCalledWith(expect.objectContaining(quoteAt(7)));
  });

  it('shows the quote with which the server refuses the total', async () => {
    const tools = setUp();
    tools.place.mockRejectedValue(refusal('total', quoteAt(7)));
    await expect(placeAsShown(tools)).rejects.toBeInstanceOf(CartChanged);
    expect(tools.show).toHaveBeenLastCalledWith(expect.objectContaining(quoteAt(7)));
  });

  it('passes on a 409 whose quote has no differences', async () => {
    const tools = setUp();
    const refused = refusal('total', quoteAt(6.5));
    tools.place.mockRejectedValue(refused);
    await expect(placeAsShown(tools)).rejects.toBe(refused);
  });

  it('says which contents and which time were shown: those of the quote before it, and where that failed of the last one', async () => {
    const shownReadyAt = '2026-11-21T17:49:00.000Z';
    const tools = { ...setUp(), shown: quoteAt(6, pickupOf({ readyAt: shownReadyAt })), shownReadyAt };
    await placeAsShown(tools);
    tools.ask.mockRejectedValue(new NetworkError('offline'));
    await placeAsShown(tools);
    await placeAsShown({ ...tools, shown: null, shownReadyAt: null });
    const quotedReadyAt = shownReadyAt;
    expect(tools.place.mock.calls).toEqual([
      [{ quotedContentsHash: quoteAt(6.5).contentsHash, quotedReadyAt }],
      [{ quotedContentsHash: quoteAt(6).contentsHash, quotedReadyAt }],
      [{}],
    ]);
  });

  it('fetches no quote for an order that may have been stored', async () => {
    const { ask, ...tools } = setUp();
    expect(await placeAsShown({ ...tools, ask: null })).toBe(placement);
    expect(ask).not.toHaveBeenCalled();
  });
});

describe('placeAsShown, of a time', () => {
  const full = pickupOf({ readyAt: null, pickupTimes: [], noPickup: 'full' });
  const at = (readyAt: string) => pickupOf({ readyAt });

  it.each([
    ['there is none any more', null, full],
    ['as soon as possible is more than five minutes later', null, at('2026-11-21T17:56:00.000Z')],
    ['the chosen one is not offered any more', LATER, pickupOf({ pickupTimes: [] })],
  ])('sends nothing when %s', async (_, pickupAt, now) => {
    const tools = { ...setUp(), pickupAt, shown: quoteAt(6.5), shownReadyAt: READY_AT };
    tools.ask.mockResolvedValue(quoteAt(6.5, now));
    await expect(placeAsShown(tools)).rejects.toBeInstanceOf(PickupChanged);
    expect(tools.show).toHaveBeenCalledWith(quoteAt(6.5, now));
    expect(tools.place).not.toHaveBeenCalled();
  });

  it('sends nothing when it is later than was shown of another time, before that of this one is known', async () => {
    const tools = { ...setUp(), shownReadyAt: READY_AT };
    tools.ask.mockResolvedValue(quoteAt(6.5, at(LATER)));
    await expect(placeAsShown(tools)).rejects.toBeInstanceOf(PickupChanged);
    expect(tools.place).not.toHaveBeenCalled();
  });

  it.each([
    ['five minutes later', null, at('2026-11-21T17:55:00.000Z'), { quotedReadyAt: READY_AT }],
    ['earlier', null, at('2026-11-21T17:20:00.000Z'), { quotedReadyAt: READY_AT }],
    ['later while another time is chosen', LATER, at('2026-11-21T18:20:00.000Z'), {}],
  ])('sends the order when as soon as possible is %s', async (_, pickupAt, now, sent) => {
    const tools = { ...setUp(), pickupAt, shown: quoteAt(6.5), shownReadyAt: READY_AT };
    tools.ask.mockResolvedValue(quoteAt(6.5, now));
    await placeAsShown(tools);
    expect(tools.place.mock.calls).toEqual([[{ quotedContentsHash: quoteAt(6.5).contentsHash, ...sent }]]);
  });

  it.each(['no-pickup', 'pickup-time', 'later'] as const)('shows the times of a 409 for %s', async (reason) => {
    const tools = setUp();
    tools.place.mockRejectedValue(refusal(reason, quoteAt(6.5, full)));
    await expect(placeAsShown(tools)).rejects.toBeInstanceOf(PickupChanged);
    expect(tools.show).toHaveBeenLastCalledWith(quoteAt(6.5, full));
  });
});
