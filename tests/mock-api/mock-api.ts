import {
  API_PREFIX,
  endpoints,
  type Endpoint,
  type EndpointName,
  type Endpoints,
  type ParsedRequest,
  type RequestIssue,
  type ResponseOf,
} from '@pickup/contract';
import { delay, getResponse, http, HttpResponse, type HttpHandler } from 'msw';
import { checkAnswer, parseCall, partsOf, requireBodyType, type CallParts } from './calls.js';
import { HttpError } from './http-error.js';
import { Reply } from './reply.js';

/** What an answer is made from: the request, parsed by the table's schemas, and the endpoint's cookie if it came. */
type MockRequest<Name extends EndpointName> = ParsedRequest<Endpoints[Name]> & {
  cookie: string | null;
  /** Aborted when whoever asked has gone. */
  signal: AbortSignal;
};
/** A whole `Response` is for a stream. */
type MockAnswer<Name extends EndpointName> =
  | ResponseOf<Endpoints[Name]>
  | Reply<ResponseOf<Endpoints[Name]>>
  | Response;
export type Answering<Name extends EndpointName> = (
  request: MockRequest<Name>,
) => MockAnswer<Name> | Promise<MockAnswer<Name>>;
export type Answers = { [Name in EndpointName]?: Answering<Name> };

/** How a call can go wrong: a status, a refusal with its sentence, no connection, or no answer at all. */
export type Failure = number | { status: number; message: string; issues?: RequestIssue[] } | 'network' | 'never';

type LooseAnswering = (request: CallParts & { cookie: string | null; signal: AbortSignal }) => unknown;

interface Intercepted {
  request: Request;
  params: object;
  cookies: Record<string, string>;
}

/** Literal paths first, so that `/admin/deals/statistics` is not taken for a deal's id. */
const byLiteralness = (one: EndpointName, other: EndpointName) =>
  Number(endpoints[one].path.includes(':')) - Number(endpoints[other].path.includes(':'));

const isName = (name: string): name is EndpointName => name in endpoints;
const NAMES = Object.keys(endpoints).filter(isName).sort(byLiteralness);

/** An API in memory, made from the endpoint table: every call by its name, typed by its schemas. */
export class MockApi {
  private readonly answers = new Map<EndpointName, LooseAnswering>();
  private readonly failures = new Map<EndpointName, Failure>();
  private readonly gates = new Map<EndpointName, Promise<void>>();
  private readonly received: { name: EndpointName; request: CallParts }[] = [];
  /** What should not have happened: calls nobody answers, answers no server would give. */
  readonly problems: string[] = [];

  constructor(answers: Answers = {}) {
    for (const name of NAMES) {
      const answering = answers[name];
      // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- `parseCall` makes exactly what this name's answer takes; a type cannot follow a name through the table
      if (answering) this.answers.set(name, answering as LooseAnswering);
    }
  }

  /** One msw handler per endpoint of the table. */
  readonly handlers: HttpHandler[] = NAMES.map((name) => {
    const { method, path }: Endpoint = endpoints[name];
    const verbs = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete };
    return verbs[method](`*${API_PREFIX}${path}`, (intercepted) => this.handle(name, intercepted));
  });

  /** Answers like the global `fetch`, but from here alone. */
  readonly fetch = async (url: string, init?: RequestInit): Promise<Response> => {
    const response = await getResponse(this.handlers, new Request(url, init));
    return response ?? HttpResponse.json(new HttpError(404, `There is no call ${url}.`).envelope, { status: 404 });
  };

  /** Answers a call from now on, instead of what stood there. */
  answer<Name extends EndpointName>(name: Name, answering: Answering<Name>): this {
    // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- see the constructor
    this.answers.set(name, answering as LooseAnswering);
    this.failures.delete(name);
    return this;
  }

  /** Makes a call fail until it is answered or mended. */
  fail(name: EndpointName, failure: Failure): this {
    this.failures.set(name, failure);
    return this;
  }

  /** Takes a failure away. */
  mend(name: EndpointName): this {
    this.failures.delete(name);
    return this;
  }

  /** Keeps a call waiting. @returns what lets it go on */
  hold(name: EndpointName): () => void {
    let open = () => {};
    this.gates.set(name, new Promise((resolve) => (open = resolve)));
    return () => open();
  }

  /** The calls of one endpoint so far, as their senders wrote them. */
  calls(name: EndpointName): CallParts[] {
    return this.received.filter((call) => call.name === name).map(({ request }) => request);
  }

  /** Every call so far, by name. */
  get called(): EndpointName[] {
    return this.received.map(({ name }) => name);
  }

  /** Lets the sender of an admin call through, or not. @throws HttpError */
  protected admit(_request: Request): void {}

  private async handle(name: EndpointName, { request, params, cookies }: Intercepted): Promise<Response> {
    const parts = await partsOf(request, params);
    this.received.push({ name, request: parts });
    await this.gates.get(name);
    const failure = this.failures.get(name);
    if (failure !== undefined) return failWith(failure);
    const answering = this.answers.get(name);
    if (!answering) return this.complain(`Nothing answers ${name}; give it one with answer('${name}', …).`);
    const endpoint: Endpoint = endpoints[name];
    try {
      if (endpoint.access === 'admin') this.admit(request);
      requireBodyType(endpoint, request);
      const cookie = endpoint.cookie === undefined ? null : (cookies[endpoint.cookie] ?? null);
      const answer: unknown = await answering({ ...parseCall(name, parts), cookie, signal: request.signal });
      if (answer instanceof Response) return answer;
      return respond(name, answer instanceof Reply ? answer : new Reply(endpoint.status, answer));
    } catch (error) {
      if (error instanceof HttpError) return HttpResponse.json(error.envelope, { status: error.status });
      return this.complain(String(error));
    }
  }

  private complain(problem: string): Response {
    this.problems.push(problem);
    return HttpResponse.error();
  }
}

/** An answer as it goes over the wire. @throws Error when it is not the contract's */
function respond(name: EndpointName, { status, body, setCookie }: Reply<unknown>): Response {
  checkAnswer(name, body);
  const { response }: Endpoint = endpoints[name];
  const headers = new Headers();
  if (response) headers.set('content-type', 'application/json');
  if (setCookie !== null) headers.set('set-cookie', setCookie);
  return new HttpResponse(response ? JSON.stringify(body) : null, { status, headers });
}

async function failWith(failure: Failure): Promise<Response> {
  if (failure === 'never') await delay('infinite');
  if (failure === 'network' || failure === 'never') return HttpResponse.error();
  const { status, message, issues } = typeof failure === 'number' ? { status: failure, message: 'Refused.' } : failure;
  return HttpResponse.json(new HttpError(status, message, issues).envelope, { status });
}
