import type { Endpoint, EventOf, RequestOf, ResponseOf } from '../endpoints/endpoint.js';
import type { EndpointName, Endpoints } from '../endpoints/table.js';

/** Parts of a request, each as a client sends it. */
export interface RequestParts {
  params?: unknown;
  query?: unknown;
  headers?: unknown;
  body?: unknown;
}

/** What the document of the calls shows of one call. */
export interface CallExample {
  request: RequestParts;
  response: unknown;
  /** What a stream may carry. */
  events?: readonly { name: string; data: unknown; id: string }[];
  /** Parts that the call's schemas refuse. */
  wrong?: RequestParts;
  /** Sentences of refusals that are the call's own, by status. */
  refusals?: Readonly<Partial<Record<number, string>>>;
}

type Part = 'params' | 'query' | 'headers' | 'body';
type GivenPart<E extends Endpoint> = { [P in Part]: E[P] extends Endpoint['params'] & object ? P : never }[Part];

/** Statuses that mean something else at every call; the others have one sentence for all. */
type OwnStatus<E extends Endpoint> = Extract<E['refusals'][number], 404 | 409>;

type Refusals<E extends Endpoint> = Readonly<Partial<Record<E['refusals'][number], string>>> &
  Readonly<Record<OwnStatus<E>, string>>;

/** A stream shows what it carries. */
type Events<E extends Endpoint> =
  E extends Required<Pick<Endpoint, 'events'>> ? { events: readonly EventOf<E>[] } : { events?: undefined };

/** The example of one call: without a wrong request only where nothing can be wrong, with a sentence for each 404 and 409. */
export type ExampleOf<E extends Endpoint> = { request: RequestOf<E>; response: ResponseOf<E> } & Events<E> &
  ([GivenPart<E>] extends [never] ? { wrong?: undefined } : { wrong: { [P in GivenPart<E>]?: unknown } }) &
  ([OwnStatus<E>] extends [never] ? { refusals?: Refusals<E> } : { refusals: Refusals<E> });

export type Examples = { [Name in EndpointName]: ExampleOf<Endpoints[Name]> };

/** A version no record ever has. */
export const WRONG_VERSION = { headers: { 'if-match': 'yesterday' } };

/** Longer than any id. */
export const WRONG_ID = { params: { id: 'x'.repeat(65) } };

/** What changing, deleting and restoring one record refuses. @param noun what the record is called */
export const recordRefusals = (noun: string) => ({
  404: `There is no such ${noun}.`,
  409: `This ${noun} has been changed since you opened it. Load it again and repeat your change.`,
});
