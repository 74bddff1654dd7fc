import { API_PREFIX, QuoteRequest, type OrderItemRequest } from '@pickup/contract';
import { ApiError, createApiClient, NetworkError, type Transport } from '@pickup/web';
import { describe, expect, it } from 'vitest';
import { fetchQuote, type QuoteQuestion } from './quote.js';

const item = (itemId: string): OrderItemRequest => ({ itemId, itemType: 'menu', quantity: 1 });

const asking = (...items: OrderItemRequest[]): QuoteQuestion => ({ items, pickupAt: null });

/** A server that reads no id as long as 64 characters, and knows what every other costs. */
function server() {
  const questions: string[][] = [];
  const transport: Transport = async ({ url, body }) => {
    expect(url).toBe(`${API_PREFIX}/orders/quote`);
    const { items } = QuoteRequest.parse(JSON.parse(String(body)));
    questions.push(items.map(({ itemId }) => itemId));
    const issues = items.flatMap(({ itemId }, index) =>
      itemId.length === 64 ? [{ path: `items.${index}.itemId`, message: 'is too long' }] : [],
    );
    const error = { status: 400, name: 'ValidationError', message: 'Not so.', details: { issues } };
    if (issues.length > 0) return { status: 400, body: JSON.stringify({ data: null, error }) };
    const lines = items.map((item) => ({ ...item, obstacle: null, name: item.itemId, unitPrice: 5 }));
    return { status: 200, body: JSON.stringify({ lines, contentsHash: 'x'.repeat(22) }) };
  };
  return { questions, api: createApiClient({ transport }) };
}

describe('fetchQuote', () => {
  it('gives each line its quote', async () => {
    const { api, questions } = server();
    const { lines, contentsHash } = await fetchQuote(api, asking(item('soup'), item('stew')));
    expect(lines).toMatchObject([
      { itemId: 'soup', obstacle: null, unitPrice: 5 },
      { itemId: 'stew', obstacle: null, unitPrice: 5 },
    ]);
    expect(contentsHash).toBe('x'.repeat(22));
    expect(questions).toEqual([['soup', 'stew']]);
  });

  it('reports a malformed item as unavailable and still quotes the others', async () => {
    const { api, questions } = server();
    const unreadable = 'x'.repeat(64);
    expect(await fetchQuote(api, asking(item(unreadable), item('soup')))).toMatchObject({
      lines: [
        { itemId: 'soup', obstacle: null },
        { itemId: unreadable, obstacle: 'gone', unitPrice: null },
      ],
      contentsHash: null,
    });
    expect((await fetchQuote(api, asking(item(unreadable)))).lines).toMatchObject([
      { itemId: unreadable, obstacle: 'gone' },
    ]);
    expect(questions).toEqual([[unreadable, 'soup'], ['soup'], [unreadable]]);
  });

  it.each([
    ['refuses for another reason', { status: 503, body: '' }],
    [
      'names a line that is not there',
      {
        status: 400,
        body: JSON.stringify({
          error: { message: 'Not so.', details: { issues: [{ path: 'items.7', message: '' }] } },
        }),
      },
    ],
  ])('fails when the server %s', async (_, answer) => {
    const api = createApiClient({ transport: async () => answer });
    await expect(fetchQuote(api, asking(item('soup')))).rejects.toBeInstanceOf(ApiError);
  });

  it('fails without an answer', async () => {
    const api = createApiClient({ transport: () => Promise.reject(new Error('offline')) });
    await expect(fetchQuote(api, asking(item('soup')))).rejects.toBeInstanceOf(NetworkError);
  });
});
