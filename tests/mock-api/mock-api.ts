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
import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { checkAnswer, parseCall, partsOf, type CallParts } from './calls.js';
import { Refusal } from './refusal.js';

/** What an answer is made from: the request, parsed by the table's schemas. */
export type MockRequest<Name extends EndpointName> = ParsedRequest<Endpoints[Name]>;
export type MockAnswer<Name extends EndpointName> = ResponseOf<Endpoints[Name]>;
export type Answering<Name extends EndpointName> = (
  request: MockRequest<Name>,
) => MockAnswer<Name> | Promise<MockAnswer<Name>>;
export type Answers = { [Name in EndpointName]?: Answering<Name> };

/** How a call can go wrong: a status, a refusal with its sentence, no connection, or no answer at all. */
export type Failure = number | { status: number; message: string; issues?: RequestIssue[] } | 'network' | 'never';

type LooseAnswering = (request: CallParts) => unknown;

/** Literal paths first, so that `/admin/deals/statistics` is not taken for a deal's id. */
const byLiteralness = (one: EndpointName, other: EndpointName) =>
  Number(endpoints[one].path.includes(':')) - Number(endpoints[other].path.includes(':'));

const isName = (name: string): name is EndpointName => name in endpoints;
const NAMES = Object.keys(endpoints).filter(isName).sort(byLiteralness);

/** An API in memory, made from the endpoint table: every call by its name, typed by its schemas. */
export class MockApi {
  private readonly answers = new Map<EndpointName, LooseAnswering>();
  private readonly failures = new Map<EndpointName, Failure>();
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
    return verbs[method](`*${API_PREFIX}${path}`, ({ request, params }) => this.handle(name, request, params));
  });

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

  /** The calls of one endpoint so far, as their senders wrote them. */
  calls(name: EndpointName): CallParts[] {
    return this.received.filter((call) => call.name === name).map(({ request }) => request);
  }

  private async handle(name: EndpointName, request: Request, params: unknown): Promise<Response> {
    const parts = await partsOf(request, params);
    this.received.push({ name, request: parts });
    const failure = this.failures.get(name);
    if (failure !== undefined) return failWith(failure);
    const answering = this.answers.get(name);
    if (!answering) return this.complain(`Nothing answers ${name}; give it one with answer('${name}', …).`);
    try {
      const answer: unknown = await answering(parseCall(name, parts));
      checkAnswer(name, answer);
      const { status, response }: Endpoint = endpoints[name];
      return response ? Response.json(answer, { status }) : new Response(null, { status });
    } catch (error) {
      if (error instanceof Refusal) return HttpResponse.json(error.envelope, { status: error.status });
      return this.complain(String(error));
    }
  }

  private complain(problem: string): Response {
    this.problems.push(problem);
    return HttpResponse.error();
  }
}

async function failWith(failure: Failure): Promise<Response> {
  if (failure === 'never') await delay('infinite');
  if (failure === 'network' || failure === 'never') return HttpResponse.error();
  const { status, message, issues } = typeof failure === 'number' ? { status: failure, message: 'Refused.' } : failure;
  return HttpResponse.json(new Refusal(status, message, issues).envelope, { status });
}
