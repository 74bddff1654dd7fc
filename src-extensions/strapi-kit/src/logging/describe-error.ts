import { z } from 'zod';

/**
 * Patterns of personal data and secrets: addresses, phone numbers, tokens. They match only from the start of a word: tried
 * at each letter, a long word would block the process for minutes.
 */
const PRIVATE: readonly RegExp[] = [
  // Email addresses; several can hang together.
  /(?<![\p{L}\p{N}_.!#$%&*+=?^{|}~-])(?:[\p{L}\p{N}_.!#$%&*+=?^{|}~-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*)+/gu,
  /\+?\d(?:[\s().-]{0,2}\d){7,}/g,
  // Tokens, secret ids, keys: long, unbroken, and no word of a language.
  /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{20,}(?:\.[\w-]{20,})*/gi,
];

/** A text without personal data and secrets. */
export const withoutSecrets = (text: string): string =>
  PRIVATE.reduce((told, pattern) => told.replaceAll(pattern, '…'), text);

/** Classes of PostgreSQL errors whose message never quotes a value. */
const PLAIN_CLASSES: ReadonlySet<string> = new Set(['08', '23', '25', '3D', '40', '42', '53', '55', '57', '58']);

const isPostgresCode = (code: string) => /^[0-9A-Z]{5}$/.test(code);

/** The code of an error by a driver or Node, such as `ENOENT`; empty where it has none. */
export const errorCode = (fault: unknown): string =>
  fault instanceof Error && 'code' in fault && typeof fault.code === 'string' ? fault.code : '';

/**
 * The SQL statement, with placeholders, that the query builder has put before the driver's message. The stack was made
 * before that and begins with the message alone.
 */
function statementOf({ message, stack = '' }: Error): string {
  const head = stack.slice(0, Math.max(0, stack.indexOf('\n    at ')));
  const ending = ` - ${head.slice(head.indexOf(': ') + 2)}`;
  return message.endsWith(ending) ? message.slice(0, -ending.length) : 'a statement';
}

/** The message of an error, without values. */
function sentenceOf(fault: Error, code: string): string {
  // Its message quotes the parsed text.
  if (fault instanceof SyntaxError) return fault.message.split(/["'`]/)[0] ?? '';
  // What follows `Received` is the value.
  if (code.startsWith('ERR_')) return fault.message.split(/\bReceived\b/)[0] ?? '';
  if (isPostgresCode(code) && !PLAIN_CLASSES.has(code.slice(0, 2))) {
    return `${statementOf(fault)} - a value was refused`;
  }
  return withoutSecrets(fault.message);
}

/** A line of a stack trace. */
const FRAME = /^ {4}at .*(:\d+:\d+\)?|\(<anonymous>\)|\(native\))$/;

const MAX_CAUSES = 3;

/** Longer descriptions are cut off. */
const MAX_LENGTH = 20_000;

/** For an error that cannot be read, such as one whose message is no text. */
const UNREADABLE = 'A fault that cannot be described';

/**
 * Describes an error for the log: its name, code, message and stack, without the personal data and secrets that drivers
 * and parsers quote (product.md, Personal data).
 */
export function describeError(fault: unknown): string {
  try {
    return describe(fault, MAX_CAUSES).slice(0, MAX_LENGTH);
  } catch {
    return UNREADABLE;
  }
}

function describe(fault: unknown, causes: number): string {
  if (!(fault instanceof Error)) return typeof fault === 'string' ? withoutSecrets(fault) : `a thrown ${typeof fault}`;
  const code = errorCode(fault);
  const head = [fault.name, code && `(${code})`].filter(Boolean).join(' ');
  const frames = (fault.stack ?? '').split('\n').filter((line) => FRAME.test(line));
  const cause = fault.cause === undefined || causes === 0 ? [] : [`caused by ${describe(fault.cause, causes - 1)}`];
  return [`${head}: ${sentenceOf(fault, code)}`, ...frames, ...cause].join('\n');
}

const ClientStatus = z.number().min(400).max(499);

/** The upload parser's code for a client that disconnected, which it reports as a server error. */
const UPLOAD_ABORTED = 1002;

/** Where body parsers, Koa and the file server put the status of a client's error. */
const ClientFault = z.union([
  z.object({ status: ClientStatus }),
  z.object({ statusCode: ClientStatus }),
  z.object({ httpCode: ClientStatus }),
  z.object({ code: z.union([z.string().startsWith('HPE_'), z.literal(UPLOAD_ABORTED)]) }),
]);

/** Whether an error was caused by an invalid request alone. */
export const isClientError = (fault: unknown): fault is Error =>
  fault instanceof Error && ClientFault.safeParse(fault).success;
