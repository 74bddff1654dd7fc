import { lookup as resolve, type LookupOptions } from 'node:dns';
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

/** Resolves a name to public addresses alone, at the moment of connecting: a name may be resolved otherwise every time. */
const resolvePublic: LookupFunction = (hostname, options: LookupOptions, done) => {
  resolve(hostname, { ...options, all: true }, (error, found) => {
    const addresses = error ? [] : found.filter(({ address }) => isPublicAddress(address));
    const [first] = addresses;
    if (error || !first) done(error ?? new Undeliverable('The push service has no public address.'), []);
    else if (options.all === true) done(null, addresses);
    else done(null, first.address, first.family);
  });
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
