/** Keys that are data: a day of a range. */
const DAY_KEY = /^\d{4}-\d{2}-\d{2}$/;

/** Every place of an answer with the types found there; a list's entries are one place, and null says nothing. */
function placesOf(value: unknown, path = '', places = new Map<string, Set<string>>()): Map<string, Set<string>> {
  const types = places.get(path) ?? new Set<string>();
  places.set(path, types);
  if (value === null) return places;
  types.add(Array.isArray(value) ? 'list' : typeof value);
  if (Array.isArray(value)) for (const entry of value) placesOf(entry, `${path}[]`, places);
  else if (typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) {
      placesOf(inner, `${path}.${DAY_KEY.test(key) ? 'day' : key}`, places);
    }
  }
  return places;
}

const said = (types: Set<string> | undefined) => [...(types ?? [])].sort().join(' or ');

/** Whether all that is known of a place is that it, or what it is in, was null. */
function isUnknown(places: Map<string, Set<string>>, path: string): boolean {
  const types = places.get(path);
  if (types) return types.size === 0;
  const end = Math.max(path.lastIndexOf('.'), path.lastIndexOf('['));
  return end > 0 && isUnknown(places, path.slice(0, end));
}

/** Where two answers differ in their keys or types, one sentence each. */
export function differencesOf(real: unknown, mocked: unknown): string[] {
  const [ours, theirs] = [placesOf(real), placesOf(mocked)];
  return [...new Set([...ours.keys(), ...theirs.keys()])].flatMap((path) => {
    const [one, other] = [ours.get(path), theirs.get(path)];
    if (!one) return isUnknown(ours, path) ? [] : [`${path} is in the mock's answer alone`];
    if (!other) return isUnknown(theirs, path) ? [] : [`${path} is in the product's answer alone`];
    const isComparable = one.size > 0 && other.size > 0;
    return isComparable && said(one) !== said(other) ? [`${path} is ${said(one)} there and ${said(other)} here`] : [];
  });
}
