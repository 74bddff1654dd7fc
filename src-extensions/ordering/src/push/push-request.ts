import { type LookupAddress, type LookupOptions, promises as dns } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { Undeliverable } from '../outbox/delivery-errors.js';
import { isPublicAddress } from './push-address.js';

/** How long a push service may take, in milliseconds. The usual ones take a tenth of a second; one that anybody can name must not keep others waiting for long. */
const TIMEOUT_MS = 5_000;

/** A request as the library encrypts and signs it. */
export interface PushRequest {
  endpoint: string;
  headers: Record<string, string | number>;
  body: Buffer;
}

/**
 * Asks name servers itself: the system's own resolver has a few threads for the whole process, and a name server that does
 * not answer, which anybody can name, would hold up all else that is resolved.
 */
const resolver = new dns.Resolver({ timeout: 2_000, tries: 1 });

/** The addresses of a name, IPv4 first. @throws Error of the name server when there is neither */
async function addressesOf(hostname: string): Promise<LookupAddress[]> {
  const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  if (four.status === 'rejected' && six.status === 'rejected') throw four.reason;
  const found = (answer: PromiseSettledResult<string[]>, family: number) =>
    answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : [];
  return [...found(four, 4), ...found(six, 6)];
}

/** Resolves a name to public addresses alone, at the moment of connecting: a name may be resolved otherwise every time. */
const resolvePublic: LookupFunction = (hostname, options: LookupOptions, done) => {
  const answer = (addresses: LookupAddress[]) => {
    const publicOnes = addresses.filter(({ address }) => isPublicAddress(address));
    const [first] = publicOnes;
    if (!first) done(new Undeliverable('The push service has no public address.'), []);
    else if (options.all === true) done(null, publicOnes);
    else done(null, first.address, first.family);
  };
  addressesOf(hostname).then(answer, (error: unknown) =>
    done(error instanceof Error ? error : new Error(String(error)), []),
  );
};

/**
 * Hands a notification to a push service; redirects are not followed, and nothing of its answer but the status is read.
 * @param isTest for the push service of tests, on this machine
 * @returns the status of the answer
 */
export function sendPushRequest({ endpoint, headers, body }: PushRequest, isTest: boolean): Promise<number> {
  const send = isTest && endpoint.startsWith('http:') ? requestHttp : requestHttps;
  const options = { method: 'POST', headers, signal: AbortSignal.timeout(TIMEOUT_MS) };
  return new Promise((answer, reject) => {
    const request = send(endpoint, { ...options, ...(!isTest && { lookup: resolvePublic }) }, (response) => {
      answer(response.statusCode ?? 0);
      response.destroy();
    });
    request.on('error', reject);
    request.end(body);
  });
}
