import { productTests } from './product-tests.js';

/** Tests of the running product: its calls, and what happens to it that nobody wishes for. */
export default productTests('product', ['tests/api/**/*.test.ts', 'tests/faults/**/*.test.ts']);
