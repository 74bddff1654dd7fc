import {
  API_PREFIX,
  endpoints,
  type Endpoint,
  type EndpointName,
  type Endpoints,
  type OrderRefusalReason,
  type ParsedRequest,
  type RequestIssue,
  type ResponseOf,
} from '@pickup/contract';
import { callExamples } from '@pickup/contract/examples';
import { delay, getResponse, http, HttpResponse, type HttpHandler } from 'msw';
import { exampleData, type MockData } from './data.js';
import { figureCalls } from './figures.js';
import { checkResponse, HttpError, MockResponse, parseCall, partsOf, requireBodyType, type CallParts } from './http.js';
import { endpointOf, NAMES } from './routes.js';
import { ownerCustomerCalls } from './owner-customers.js';
import { ownerDealCalls } from './owner-deals.js';
import { ownerKitchenCalls } from './owner-kitchen.js';
import { ownerMenuCalls } from './owner-menu.js';
import { ownerOptionGroupCalls } from './owner-option-groups.js';
import { ownerOrderCalls } from './owner-orders.js';
import { ownerRestaurantCalls } from './owner-restaurant.js';
import { ownerReviewCalls } from './owner-reviews.js';
import { publicCalls } from './public-calls.js';
import { soldOutCalls } from './sold-out.js';
import { sessionCalls, Sessions } from './sessions.js';

/** A request, parsed by the schemas of its endpoint, with the endpoint's cookie if it has one. */
type MockRequest<Name extends EndpointName> = ParsedRequest<Endpoints[Name]> & {
  cookie: string | null;
  /** Aborted when the client has gone. */
  signal: AbortSignal;
};
/** The response's body, or the whole response: a `Response` is for a stream. */
type MockAnswer<Name extends EndpointName> =
  | ResponseOf<Endpoints[Name]>
  | MockResponse<ResponseOf<Endpoints[Name]>>
  | Response;
export type Answering<Name extends EndpointName> = (
  request: MockRequest<Name>,
) => MockAnswer<Name> | Promise<MockAnswer<Name>>;
export type Answers = { [Name in EndpointName]?: Answering<Name> };

/** How a call fails: with a status, with a status and its message, without a connection, or never. */
export type Failure =
  | number
  | { status: number; message: string; issues?: RequestIssue[]; reason?: OrderRefusalReason }
  | 'network'
  | 'never';

type LooseAnswering = (request: CallParts & { cookie: string | null; signal: AbortSignal }) => unknown;

interface Intercepted {
  request: Request;
  cookies: Record<string, string>;
}

/**
 * The API in memory, made from the endpoint table: what the owner changes, visitors see in the next response. A call
 * that is not mocked is answered with the contract's example of it.
 */
export class MockApi {
  private readonly answers = new Map<EndpointName, LooseAnswering>();
  private readonly failures = new Map<EndpointName, Failure>();
  private readonly gates = new Map<EndpointName, Promise<void>>();
  private readonly received: { name: EndpointName; request: CallParts }[] = [];
  /** Faults of the mock itself: responses that break the contract, errors in an answer. */
  readonly problems: string[] = [];

  constructor(
    readonly data: MockData = exampleData(),
    readonly sessions = new Sessions(),
  ) {
    const answers: Answers = {
      ...publicCalls(data),
      ...sessionCalls(sessions),
      ...ownerMenuCalls(data),
      ...ownerKitchenCalls(data),
      ...soldOutCalls(data),
      ...ownerOptionGroupCalls(data),
      ...ownerOrderCalls(data, sessions),
      ...ownerCustomerCalls(data),
      ...ownerDealCalls(data),
      ...ownerReviewCalls(data),
      ...ownerRestaurantCalls(data),
      ...figureCalls(data),
    };
    for (const name of NAMES) {
      const answering = answers[name];
      // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- `parseCall` makes exactly what this name's answer takes; a type cannot follow a name through the table
      if (answering) this.answers.set(name, answering as LooseAnswering);
    }
  }

  /** One msw handler for the whole table: to make one, msw looks where that happens, which takes a while. */
  readonly handler: HttpHandler = http.all(`*${API_PREFIX}/*`, (intercepted) => this.handle(intercepted));

  /** Answers like the global `fetch`, but from here alone. */
  readonly fetch = async (url: string, init?: RequestInit): Promise<Response> => {
    const response = await getResponse([this.handler], new Request(url, init));
    return (
      response ??
      HttpResponse.json(
        { data: null, error: { status: 404, name: 'NotFoundError', message: url, details: {} } },
        { status: 404 },
      )
    );
  };

  /** Replaces the answer to a call. */
  answer<Name extends EndpointName>(name: Name, answering: Answering<Name>): this {
    // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- see the constructor
    this.answers.set(name, answering as LooseAnswering);
    this.failures.delete(name);
    return this;
  }

  /** Makes a call fail until it gets a new answer or {@link mend} ends it. */
  fail(name: EndpointName, failure: Failure): this {
    this.failures.set(name, failure);
    return this;
  }

  /** Ends a failure. */
  mend(name: EndpointName): this {
    this.failures.delete(name);
    return this;
  }

  /** Keeps a call waiting. @returns a function that lets it go on */
  hold(name: EndpointName): () => void {
    let open = () => {};
    this.gates.set(name, new Promise((resolve) => (open = resolve)));
    return () => open();
  }

  /** The requests to one endpoint so far, unparsed. */
  calls(name: EndpointName): CallParts[] {
    return this.received.filter((call) => call.name === name).map(({ request }) => request);
  }

  /** The names of all calls so far. */
  get called(): EndpointName[] {
    return this.received.map(({ name }) => name);
  }

  private async handle({ request, cookies }: Intercepted): Promise<Response | undefined> {
    const asked = endpointOf(request);
    if (!asked) return undefined;
    const { name, params } = asked;
    const parts = await partsOf(request, params);
    this.received.push({ name, request: parts });
    await this.gates.get(name);
    const failure = this.failures.get(name);
    if (failure !== undefined) return failWith(name, failure);
    const answering = this.answers.get(name) ?? (() => callExamples[name].response);
    const endpoint: Endpoint = endpoints[name];
    try {
      if (endpoint.access === 'admin') this.sessions.authorize(request);
      requireBodyType(endpoint, request);
      const cookie = endpoint.cookie === undefined ? null : (cookies[endpoint.cookie] ?? null);
      const answer: unknown = await answering({ ...parseCall(name, parts), cookie, signal: request.signal });
      if (answer instanceof Response) return answer;
      return respond(name, answer instanceof MockResponse ? answer : new MockResponse(endpoint.status, answer));
    } catch (error) {
      if (error instanceof HttpError) return HttpResponse.json(error.envelope(name), { status: error.status });
      return this.complain(String(error));
    }
  }

  private complain(problem: string): Response {
    this.problems.push(problem);
    return HttpResponse.error();
  }
}

/** A response as it goes over the wire. @throws Error when it breaks the contract */
function respond(name: EndpointName, { status, body, setCookie }: MockResponse<unknown>): Response {
  checkResponse(name, body);
  const { response }: Endpoint = endpoints[name];
  const headers = new Headers();
  if (response) headers.set('content-type', 'application/json');
  if (setCookie !== null) headers.set('set-cookie', setCookie);
  return new HttpResponse(response ? JSON.stringify(body) : null, { status, headers });
}

async function failWith(name: EndpointName, failure: Failure): Promise<Response> {
  if (failure === 'never') await delay('infinite');
  if (failure === 'network' || failure === 'never') return HttpResponse.error();
  const { status, message, issues, reason } =
    typeof failure === 'number' ? { status: failure, message: 'Refused.' } : failure;
  return HttpResponse.json(new HttpError(status, message, issues, null, reason).envelope(name), { status });
}
