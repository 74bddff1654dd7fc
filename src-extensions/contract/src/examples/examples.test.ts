import { describe, expect, it } from 'vitest';
import { endpoints, type EndpointName } from '../endpoints/table.js';
import type { Endpoint } from '../endpoints/endpoint.js';
import { fromCents, orderTotals, toCents } from '../rules/money.js';
import type { CallExample, RequestParts } from './example.js';
import { callExamples } from './examples.js';

const PARTS = ['params', 'query', 'headers', 'body'] as const;

const isName = (name: string): name is EndpointName => name in endpoints;
const calls = Object.entries(endpoints).map(([name, endpoint]): { name: string; endpoint: Endpoint } => ({
  name,
  endpoint,
}));

function exampleOf(name: string): CallExample {
  if (!isName(name)) throw new Error(`No call ${name}`);
  return callExamples[name];
}

/** What a call's schemas say of a request; parts that are not given are tried as nothing at all. */
const judge = (endpoint: Endpoint, request: RequestParts) =>
  PARTS.flatMap((part) => {
    const result = endpoint[part]?.safeParse(request[part] ?? {});
    return result?.error ? [`${part}: ${result.error.message}`] : [];
  });

describe('the examples', () => {
  it('exist for every call and for no other', () => {
    expect(Object.keys(callExamples).sort()).toEqual(Object.keys(endpoints).sort());
  });

  it.each(calls)(
    '$name has a request that its schemas accept, without parts that have no schema',
    ({ name, endpoint }) => {
      const { request } = exampleOf(name);
      expect(judge(endpoint, request)).toEqual([]);
      expect(Object.keys(request).filter((part) => !PARTS.some((known) => known === part && endpoint[known]))).toEqual(
        [],
      );
    },
  );

  it.each(calls.filter(({ endpoint }) => endpoint.response))(
    '$name has an answer that matches its response schema exactly',
    (call) => {
      const { response } = exampleOf(call.name);
      expect(call.endpoint.response?.parse(response)).toEqual(response);
    },
  );

  it.each(calls.filter(({ endpoint }) => !endpoint.response))('$name has no answer body', ({ name }) => {
    expect(exampleOf(name).response).toBeUndefined();
  });

  it.each(calls)('$name has messages only for its own error statuses', ({ name, endpoint }) => {
    const documented = Object.keys(exampleOf(name).errors ?? {}).map(Number);
    const errors: readonly number[] = endpoint.errors;
    expect(documented.filter((status) => !errors.includes(status))).toEqual([]);
  });
});

describe('the example of an order', () => {
  const { response } = callExamples.placeOrder;

  it('has totals that match its lines', () => {
    for (const { unitPrice, quantity, totalPrice } of response.items) expect(unitPrice * quantity).toBe(totalPrice);
    const totals = orderTotals(
      response.items.map(({ unitPrice, quantity }) => ({ unitPrice: toCents(unitPrice), quantity })),
    );
    expect(response).toMatchObject({
      subtotal: fromCents(totals.subtotal),
      tax: fromCents(totals.tax),
      total: fromCents(totals.total),
    });
  });
});
