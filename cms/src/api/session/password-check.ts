/** A bcrypt hash that no password matches, as costly to compare with as a real one. */
const NO_PASSWORD_HASH = '$2a$10$vwCP6ZyObdsoNGqhthLYduWZGZqN6qVWvGrcxPviDRVq399Td85je';

/** Says whether a password belongs to a hash. */
export type Compare = (password: string, hash: string) => Promise<unknown>;

/**
 * Compares a password with an account's hash; without an account it compares all the same, so that the time an answer
 * takes tells nobody which addresses have one.
 */
export const matchesHash = async (compare: Compare, password: string, hash: string | null): Promise<boolean> =>
  (await compare(password, hash ?? NO_PASSWORD_HASH)) === true && hash !== null;
