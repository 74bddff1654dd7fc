export { HouseApi } from './house.js';
export { mockApiForEachTest } from './mock-api-for-each-test.js';
export { deal, dish, NOON, order, orderLine, review, type KitchenOrder } from './records.js';
export { closeEveryDay } from './restaurant.js';
export { OWNER, PASSWORD } from './sessions.js';
export { VisitorApi } from './visitors.js';
