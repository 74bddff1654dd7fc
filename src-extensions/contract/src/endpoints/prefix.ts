/** Where every path of the table hangs. Apart from the table, so that a page can use it without zod. */
export const API_PREFIX = '/api';
