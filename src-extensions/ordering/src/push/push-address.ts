import { BlockList, isIP } from 'node:net';

/** Networks that are no part of the public internet, or lead to it by a detour. */
const PRIVATE_NETWORKS: readonly [network: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/** Within 2000::/3, the only public addresses of IPv6: Teredo, ORCHID, documentation, 6to4. */
const PRIVATE_WITHIN_PUBLIC_IPV6: readonly [network: string, prefix: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const privateNetworks = new BlockList();
for (const [network, prefix] of PRIVATE_NETWORKS) privateNetworks.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of PRIVATE_WITHIN_PUBLIC_IPV6) privateNetworks.addSubnet(network, prefix, 'ipv6');
const publicIPv6 = new BlockList();
publicIPv6.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address belongs to the public internet, not to this machine or to a network around it. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !privateNetworks.check(address, 'ipv4');
  return version === 6 && publicIPv6.check(address, 'ipv6') && !privateNetworks.check(address, 'ipv6');
}

/** Names that mean this machine or a network around it, whatever they are resolved to. */
const LOCAL_NAME = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|home\.arpa|test|invalid)\.?$/;

/** A name of the public internet: with a dot, ending in letters; an IP address in any notation does not. */
const PUBLIC_NAME = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*\.?$/;

/**
 * Why nothing is sent to the endpoint of a push subscription; null for one that may be a push service's. Anybody can name
 * an endpoint, and the server must not be made to call its own network.
 * @param testOrigin the push service of tests, which is allowed as it is; null in every other product
 */
export function endpointRefusal(endpoint: string, testOrigin: string | null): string | null {
  if (!URL.canParse(endpoint)) return 'must be an https address';
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint);
  if (testOrigin !== null && origin === testOrigin) return null;
  if (protocol !== 'https:') return 'must be an https address';
  if (port !== '' || username !== '' || password !== '') return 'must be an https address without port and password';
  const isPublic = PUBLIC_NAME.test(hostname) && !LOCAL_NAME.test(hostname);
  return isPublic ? null : 'must be an address of a push service on the public internet';
}
