import { isIPv6 } from 'node:net';

/** The first half of an IPv6 address, with the zeros that `::` leaves out. */
function halfOf(address: string): string {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}

/** Where a visitor is: a household's IPv6 addresses differ in their second half only. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  return mapped ?? (isIPv6(address) ? halfOf(address) : address);
}
