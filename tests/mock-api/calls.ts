import { endpoints, type Endpoint, type EndpointName, type RequestIssue } from '@pickup/contract';
import { Refusal } from './refusal.js';

/** The four parts of a call, as they came over the wire or parsed by the table's schemas. */
export interface CallParts {
  params: unknown;
  query: unknown;
  headers: unknown;
  body: unknown;
}

async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.clone().text();
  if (text === '') return undefined;
  const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded');
  return isForm ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text);
}

/** A request as the server would see it before checking anything. */
export const partsOf = async (request: Request, params: unknown): Promise<CallParts> => ({
  params,
  query: Object.fromEntries(new URL(request.url).searchParams),
  headers: Object.fromEntries(request.headers),
  body: await bodyOf(request),
});

/**
 * Checks a request by the schemas of its endpoint, as the server does.
 * @throws Refusal with status 400 that names each place.
 */
export function parseCall(name: EndpointName, parts: CallParts): CallParts {
  const endpoint: Endpoint = endpoints[name];
  const issues: RequestIssue[] = [];
  const part = (key: keyof CallParts): unknown => {
    const result = endpoint[key]?.safeParse(parts[key]);
    if (!result) return undefined;
    if (result.success) return result.data;
    const nameOf = endpoint.nameOf ?? ((path: readonly PropertyKey[]) => path.join('.'));
    issues.push(...result.error.issues.map(({ path, message }) => ({ path: nameOf(path), message })));
    return undefined;
  };
  const parsed = { params: part('params'), query: part('query'), headers: part('headers'), body: part('body') };
  const first = issues[0];
  if (first) throw new Refusal(400, `${first.path}: ${first.message}`, issues);
  return parsed;
}

/**
 * Holds an answer to its endpoint's schema: a mock that answers what the server never would proves nothing.
 * @throws Error that names the place.
 */
export function checkAnswer(name: EndpointName, answer: unknown): void {
  const { response }: Endpoint = endpoints[name];
  const result = response?.safeParse(answer);
  if (result?.success !== false) return;
  const places = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  throw new Error(`The mock's answer to ${name} is not the contract's: ${places}`);
}
