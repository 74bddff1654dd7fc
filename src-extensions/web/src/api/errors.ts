import type { RequestIssue } from '@pickup/contract';

interface Envelope {
  message: string;
  issues: RequestIssue[];
}

type Loose = Record<string, unknown>;

const isRecord = (value: unknown): value is Loose => typeof value === 'object' && value !== null;
const isIssue = (value: unknown): value is RequestIssue =>
  isRecord(value) && typeof value.path === 'string' && typeof value.message === 'string';

/** Reads the contract's error envelope; by hand, because every page carries this and few ever need it. */
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

/** Any answer that is not OK: `API Error: {status} - {body text}` (specification 8, ruling 1). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The envelope's sentence for people; null when the body is no envelope. */
  readonly serverMessage: string | null;
  /** What is wrong where, when the server said so. */
  readonly issues: readonly RequestIssue[];

  /** @param inWords puts the server's sentences, which are English, into other words */
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

/** No answer arrived, or one that is not ours: whether the server acted is unknown. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}
