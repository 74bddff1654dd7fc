/** What two names have in common that a guest could not tell apart: capitals and space make no difference. */
export const nameKey = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** Names that stand more than once in a list, each once, as they stand there first. */
export function repeatedNames(names: readonly string[]): string[] {
  const keys = names.map(nameKey);
  return names.filter(
    (_, index) => keys.indexOf(keys[index] ?? '') === index && keys.lastIndexOf(keys[index] ?? '') > index,
  );
}
