import { isRecord } from '@pickup/contract';
import type { RequestIssue } from '@pickup/contract';

interface Envelope {
  message: string;
  issues: RequestIssue[];
}

const isIssue = (value: unknown): value is RequestIssue =>
  isRecord(value) && typeof value.path === 'string' && typeof value.message === 'string';

/** Reads the contract's error envelope; without a schema, as every page would have to load the validation library. */
function parseEnvelope(bodyText: string): Envelope | null {
  try {
    const body: unknown = JSON.parse(bodyText);
    const error = isRecord(body) ? body.error : null;
    if (!isRecord(error) || typeof error.message !== 'string') return null;
    const issues = isRecord(error.details) && Array.isArray(error.details.issues) ? error.details.issues : [];
    return { message: error.message, issues: issues.filter(isIssue) };
  } catch {
    return null;
  }
}

/** Any answer with a status other than 2xx: `API Error: {status} - {body text}`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The envelope's message, for people; null when the body is no envelope. */
  readonly serverMessage: string | null;
  /** The invalid fields that the envelope names. */
  readonly issues: readonly RequestIssue[];

  /** @param inWords translates the server's messages, which are English */
  constructor(
    readonly status: number,
    readonly bodyText: string,
    inWords = (sentence: string): string => sentence,
  ) {
    super(`API Error: ${status} - ${bodyText}`);
    const envelope = parseEnvelope(bodyText);
    this.serverMessage = envelope && inWords(envelope.message);
    this.issues = (envelope?.issues ?? []).map(({ path, message }) => ({ path, message: inWords(message) }));
  }
}

/** No answer arrived, or one that is not JSON: whether the server acted is unknown. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}
