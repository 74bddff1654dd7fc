import type { ErrorEnvelope, RequestIssue } from '@pickup/contract';

/** Thrown by an answer: the call is refused in the contract's envelope (ruling 1). */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly status: number,
    message: string,
    readonly issues: readonly RequestIssue[] = [],
  ) {
    super(message);
  }

  get envelope(): ErrorEnvelope {
    const { status, message, issues } = this;
    return { data: null, error: { status, name: 'Refusal', message, details: { issues: [...issues] } } };
  }
}

/** Refuses one field of a body. */
export const refuseField = (path: string, text: string): Refusal =>
  new Refusal(400, `${path} ${text}.`, [{ path, message: `${path} ${text}.` }]);
