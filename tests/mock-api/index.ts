import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { addChoices } from './data.js';
import { MockApi } from './mock-api.js';
import { dish } from './records.js';

export { addChoices };
export { findDish, findOption, LARGE } from './data.js';
export { announceKitchen, receive, transition } from './board-stream.js';
export { changeKitchen } from './owner-kitchen.js';
export { MockApi } from './mock-api.js';
export {
  deal,
  dish,
  dueOrder,
  NOON,
  option,
  optionGroup,
  order,
  orderLine,
  PLAIN_MOVE,
  review,
  unopenedOrder,
  type MockOrder,
} from './records.js';
export { closeEveryDay, specialDay } from './restaurant.js';
export { OWNER, PASSWORD } from './sessions.js';

/** Makes an API whose menu is these dishes alone, for {@link mockApiForEachTest}. */
export const withDishes =
  (...ids: readonly string[]) =>
  (): MockApi => {
    const made = new MockApi();
    made.data.dishes = ids.map((id) => dish(id));
    return made;
  };

/** A mock whose menu has a pizza, a burger and a soup, two of them with option groups. */
export const withChoices = (): MockApi => {
  const made = new MockApi();
  addChoices(made.data);
  return made;
};

/**
 * A fresh API before each test of the file. A request outside the endpoint table and a response that breaks the
 * contract fail the test even where the screen hides them.
 */
export function mockApiForEachTest(make = () => new MockApi()): () => MockApi {
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
    server.resetHandlers(api.handler);
  });
  afterEach(() => {
    const { problems } = api;
    server.resetHandlers();
    expect(problems).toEqual([]);
  });
  afterAll(() => server.close());
  return () => api;
}
