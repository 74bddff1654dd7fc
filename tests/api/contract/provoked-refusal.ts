import { endpoints, type EndpointName, type ErrorStatus } from '@pickup/contract';
import type { Failure } from '../../product/client.js';
import type { RequestFor } from './scenario.js';
import type { Target } from './target.js';

/** A call that the product and the mock have to refuse with the same status. */
export interface ProvokedRefusal {
  name: EndpointName;
  status: ErrorStatus | 400;
  why: string;
  provoke: (target: Target) => Promise<Failure>;
}

/** Makes a typed call that is refused. */
export async function refused<Name extends EndpointName>(target: Target, name: Name, request: RequestFor<Name>) {
  const token = endpoints[name].access === 'admin' ? await target.token() : undefined;
  const answer = await target.api.call(name, request, { token });
  if (answer.ok) throw new Error(`${name} was not refused`);
  return answer;
}
