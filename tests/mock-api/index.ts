export { HouseApi } from './house.js';
export { believableKitchen, type Kitchen } from './kitchen.js';
export { MockApi, type Answering, type Answers, type Failure } from './mock-api.js';
export { mockApiForEachTest } from './mock-api-for-each-test.js';
export { deal, dish, NOON, order, orderLine, review, type KitchenOrder } from './records.js';
export { Refusal } from './refusal.js';
export { mail } from './owner-board.js';
export { OWNER, PASSWORD, Sessions } from './sessions.js';
export { VisitorApi } from './visitors.js';
