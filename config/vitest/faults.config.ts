import { productTests } from './product-tests.js';

/** What happens to the product that nobody wishes for, alone: for `npm run faults`. */
export default productTests('faults', ['tests/faults/**/*.test.ts']);
