import type { ErrorEnvelope, Quote, RequestIssue } from '@pickup/contract';

/** Thrown by an answer: the call is refused in the contract's envelope (ruling 1). */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(
    readonly status: number,
    message: string,
    readonly issues: readonly RequestIssue[] = [],
    readonly quote: Quote | null = null,
  ) {
    super(message);
  }

  get envelope(): ErrorEnvelope {
    const { status, message, issues, quote } = this;
    const details = { issues: [...issues], ...(quote && { quote }) };
    return { data: null, error: { status, name: 'Refusal', message, details } };
  }
}

/** Refuses one field of a body. */
export const fieldError = (path: string, text: string): HttpError =>
  new HttpError(400, `${path} ${text}.`, [{ path, message: `${path} ${text}.` }]);
