import type { Endpoint, EventOf, RequestOf, ResponseOf } from '../endpoints/endpoint.js';
import type { EndpointName, Endpoints } from '../endpoints/table.js';
import { toPage, type Page } from '../entities/page.js';

/** Parts of a request, each as a client sends it. */
export interface RequestParts {
  params?: unknown;
  query?: unknown;
  headers?: unknown;
  body?: unknown;
}

/** The example of one call in the OpenAPI document. */
export interface CallExample {
  request: RequestParts;
  response?: unknown;
  /** Events of a stream. */
  events?: readonly { name: string; data: unknown; id: string }[];
  /** Parts of a request that the call's schemas reject; an id that is too long when not given. */
  invalid?: RequestParts;
  /** Messages of the errors that differ from call to call, by status. */
  errors?: Readonly<Partial<Record<number, string>>>;
}

type Part = 'params' | 'query' | 'headers' | 'body';
type GivenPart<E extends Endpoint> = { [P in Part]: E[P] extends Endpoint['params'] & object ? P : never }[Part];

/** Statuses whose message differs from call to call; the others have one message for all. */
type OwnStatus<E extends Endpoint> = Extract<E['errors'][number], 404 | 409>;

type Errors<E extends Endpoint> = Readonly<Partial<Record<E['errors'][number], string>>> &
  Readonly<Record<OwnStatus<E>, string>>;

type Events<E extends Endpoint> =
  E extends Required<Pick<Endpoint, 'events'>> ? { events: readonly EventOf<E>[] } : { events?: undefined };

type Answer<E extends Endpoint> = E['response'] extends null ? { response?: undefined } : { response: ResponseOf<E> };

/**
 * A request that the schemas reject. It is left out where nothing can be invalid, and where an id in the path can be:
 * the document then shows an id that is too long.
 */
type Wrong<E extends Endpoint> = [GivenPart<E>] extends [never]
  ? { invalid?: undefined }
  : 'params' extends GivenPart<E>
    ? { invalid?: { [P in GivenPart<E>]?: unknown } }
    : { invalid: { [P in GivenPart<E>]?: unknown } };

/** The example of one call, with a message for each 404 and 409. */
export type ExampleOf<E extends Endpoint> = { request: RequestOf<E> } & Answer<E> &
  Events<E> &
  Wrong<E> &
  ([OwnStatus<E>] extends [never] ? { errors?: Errors<E> } : { errors: Errors<E> });

export type Examples = { [Name in EndpointName]: ExampleOf<Endpoints[Name]> };

/** The errors of changing, deleting and restoring one record. @param noun the name of such a record, e.g. `dish` */
export const recordErrors = (noun: string) => ({
  404: `There is no such ${noun}.`,
  409: `This ${noun} has been changed since you opened it. Load it again and repeat your change.`,
});

/** The first page of a list that has one entry. */
export const pageOfOne = <Item>(item: Item, size: number): Page<Item> => toPage([item], 0, size, 1);
