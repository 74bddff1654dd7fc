import { productTests } from './product-tests.js';

/** A net for what never comes: a machine that is busy with other programs takes ten times as long. */
const TEST_TIMEOUT = 180_000;

/** Tests of the running product, on both databases. They start what `npm test` has built. */
export default productTests({ name: 'api', include: ['tests/api/**/*.test.ts'], testTimeout: TEST_TIMEOUT });
