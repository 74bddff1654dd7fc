export { FullMockApi } from './full-mock-api.js';
export { mockApiForEachTest } from './mock-api-for-each-test.js';
export { deal, dish, NOON, order, orderLine, review, type MockOrder } from './records.js';
export { closeEveryDay } from './restaurant.js';
export { OWNER, PASSWORD } from './sessions.js';
export { PublicMockApi } from './public-calls.js';
