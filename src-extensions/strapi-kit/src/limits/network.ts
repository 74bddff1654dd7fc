import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** The eight normalised parts of an IPv6 address, including the zeros that `::` stands for. */
function partsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].map((part) => part.toLowerCase().replace(/^0+(?=.)/, ''));
}

/** The IPv4 address that an address is or maps to; null for an IPv6 address. */
const asIPv4 = (address: string): string | null =>
  /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? (isIPv6(address) ? null : address);

/** An IPv4 address, or the /64 of an IPv6 address, which a household shares. */
export const networkOf = (address: string): string => asIPv4(address) ?? partsOf(address).slice(0, 4).join(':');

/** Networks that one customer of an internet provider may have, the narrowest first. */
export interface Networks {
  /** One IPv4 address, or an IPv6 /64. */
  household: string;
  /** An IPv6 /56: what most providers give a household; null for IPv4. */
  delegation: string | null;
  /** An IPv6 /48, which is easily had, or an IPv4 /24. */
  site: string;
}

/** The networks an address lies in: each holds the one before it. */
export function networksOf(address: string): Networks {
  const household = networkOf(address);
  const ipv4 = asIPv4(address);
  if (ipv4 !== null) return { household, delegation: null, site: `${ipv4.replace(/\.\d+$/, '')}/24` };
  const parts = partsOf(address);
  // A part has two bytes; of the fourth one the first belongs to the /56.
  const fourth = (Number.parseInt(parts[3] ?? '0', 16) >> 8).toString(16);
  return {
    household,
    delegation: `${[...parts.slice(0, 3), fourth].join(':')}/56`,
    site: `${parts.slice(0, 3).join(':')}/48`,
  };
}

/**
 * The network a request comes from, as Strapi's own code sees it: the last address that the proxy before it names, where
 * all connections come from one.
 */
export function networkOfRequest({ headers, socket }: IncomingMessage, isProxied: boolean): string {
  const forwarded = isProxied ? [headers['x-forwarded-for'] ?? ''].flat().join(',').split(',').at(-1)?.trim() : '';
  return networkOf(forwarded || (socket.remoteAddress ?? ''));
}
