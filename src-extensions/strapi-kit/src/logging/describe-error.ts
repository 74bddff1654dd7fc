import { z } from 'zod';

/**
 * Words of a text that may be a person's or a secret: addresses, phone numbers, tokens. A pattern is tried at the
 * beginning of a word only: tried at each of its letters, a long word would stop the whole process for minutes.
 */
const PRIVATE: readonly RegExp[] = [
  // Email addresses; several can hang together.
  /(?<![\p{L}\p{N}_.!#$%&*+=?^{|}~-])(?:[\p{L}\p{N}_.!#$%&*+=?^{|}~-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*)+/gu,
  /\+?\d(?:[\s().-]{0,2}\d){7,}/g,
  // A token, a public order id, a key: long, without a break, and not a word of any language.
  /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{20,}(?:\.[\w-]{20,})*/gi,
];

/** A text without what may be a person's or a secret. */
export const withoutSecrets = (text: string): string =>
  PRIVATE.reduce((told, pattern) => told.replaceAll(pattern, '…'), text);

/** Kinds of PostgreSQL's errors whose sentence names tables, columns and constraints, and never a value. */
const PLAIN_CLASSES: ReadonlySet<string> = new Set(['08', '23', '25', '3D', '40', '42', '53', '55', '57', '58']);

const isPostgresCode = (code: string) => /^[0-9A-Z]{5}$/.test(code);

/** The code by which a driver or Node names a fault, such as `ENOENT`; empty where it has none. */
export const errorCode = (fault: unknown): string =>
  fault instanceof Error && 'code' in fault && typeof fault.code === 'string' ? fault.code : '';

/**
 * The statement, with its placeholders, that the query builder has put before the driver's sentence; the stack is older
 * and begins with that sentence alone.
 */
function statementOf({ message, stack = '' }: Error): string {
  const head = stack.slice(0, Math.max(0, stack.indexOf('\n    at ')));
  const ending = ` - ${head.slice(head.indexOf(': ') + 2)}`;
  return message.endsWith(ending) ? message.slice(0, -ending.length) : 'a statement';
}

/** What a fault says of itself, as far as it cannot say whose data it met. */
function sentenceOf(fault: Error, code: string): string {
  // Its sentence quotes what was parsed.
  if (fault instanceof SyntaxError) return fault.message.split(/["'`]/)[0] ?? '';
  // What follows `Received` is the value.
  if (code.startsWith('ERR_')) return fault.message.split(/\bReceived\b/)[0] ?? '';
  if (isPostgresCode(code) && !PLAIN_CLASSES.has(code.slice(0, 2))) {
    return `${statementOf(fault)} - a value was refused`;
  }
  return withoutSecrets(fault.message);
}

/** A place in the code, and no line of a message that looks like one. */
const FRAME = /^ {4}at .*(:\d+:\d+\)?|\(<anonymous>\)|\(native\))$/;

const MOST_CAUSES = 3;

/** Longer reports are cut off: a statement of many lines quotes itself in every cause. */
const MOST_LETTERS = 20_000;

/** For a log that must not fail over what it tells, such as a fault whose message is no text. */
const UNTOLD = 'A fault that cannot be described';

/**
 * A fault as a log may keep it: its kind, its code, its sentence without values, and where it came from. Never the name,
 * address, phone, password or token it happened to (issue 7, privacy); drivers and parsers like to quote them.
 */
export function describeError(fault: unknown): string {
  try {
    return describe(fault, MOST_CAUSES).slice(0, MOST_LETTERS);
  } catch {
    return UNTOLD;
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

/** What the parser of uploads says of a client that hung up, as a fault of the server. */
const UPLOAD_ABORTED = 1002;

/** Where body parsers, Koa and the file server put the status of what went wrong. */
const ClientFault = z.union([
  z.object({ status: ClientStatus }),
  z.object({ statusCode: ClientStatus }),
  z.object({ httpCode: ClientStatus }),
  z.object({ code: z.union([z.string().startsWith('HPE_'), z.literal(UPLOAD_ABORTED)]) }),
]);

/** Whether a request that cannot be right is the whole reason of a fault: nothing here is broken. */
export const isClientError = (fault: unknown): fault is Error =>
  fault instanceof Error && ClientFault.safeParse(fault).success;
