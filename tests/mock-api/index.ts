export { deal, dish, NOON, review, type Kitchen } from './kitchen.js';
export { MockApi, type Answering, type Answers, type Failure } from './mock-api.js';
export { Refusal } from './refusal.js';
export { mockApiForEachTest } from './mock-api-for-each-test.js';
export { VisitorApi } from './visitors.js';
