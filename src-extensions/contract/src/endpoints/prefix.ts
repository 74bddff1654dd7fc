/** The prefix of every path in the table. It stands apart from the table, so that a page can use it without zod. */
export const API_PREFIX = '/api';
