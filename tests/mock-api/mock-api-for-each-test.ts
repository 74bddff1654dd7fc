import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { MockApi } from './mock-api.js';

/**
 * A fresh API before each test of the file. A call that nobody answers, and an answer the contract does not know,
 * fail the test even where the screen swallows them.
 */
export function mockApiForEachTest<Api extends MockApi>(make: () => Api): () => Api {
  let api = make();
  const server = setupServer();
  beforeAll(() =>
    server.listen({
      onUnhandledRequest: ({ method, url }, print) => {
        api.problems.push(`No endpoint of the table is ${method} ${url}.`);
        print.error();
      },
    }),
  );
  beforeEach(() => {
    api = make();
    server.resetHandlers(...api.handlers);
  });
  afterEach(() => {
    const { problems } = api;
    server.resetHandlers();
    expect(problems).toEqual([]);
  });
  afterAll(() => server.close());
  return () => api;
}
