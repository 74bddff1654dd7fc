import { productTests } from './product-tests.js';

/** Tests of the running product, on both databases. They start what `npm test` has built. */
export default productTests({ name: 'api', include: ['tests/api/**/*.test.ts'], testTimeout: 60_000 });
