/** One request as it goes over the wire. */
export interface FuzzRequest {
  /** What it was made from. */
  label: string;
  /** One character a byte; {@link TOKEN} stands where the owner's token goes. */
  bytes: string;
  /** Whether it may change something when it succeeds. */
  writes: boolean;
  /** The client lies about its length, or speaks no HTTP: silence is an answer, too. */
  incomplete: boolean;
}

/** Stands for the owner's token, which is another one in every run. */
export const TOKEN = '@TOKEN@';

export interface Parts {
  label: string;
  method: string;
  target: string;
  headers: (readonly [name: string, value: string])[];
  body: Buffer | null;
}

const READS = ['GET', 'HEAD', 'OPTIONS'];

/** As bytes, one character each. */
const latin = (text: string) => Buffer.from(text, 'utf8').toString('latin1');

/** Halves of characters cannot be written in a target. */
export const wellFormed = (text: string) => Buffer.from(text, 'utf8').toString('utf8');

/** Lengths that are lies make the server wait for the rest. */
const isIncomplete = ({ headers }: Parts) =>
  headers.some(([name]) => ['Content-Length', 'Transfer-Encoding', 'Expect'].includes(name));

/** A request with the headers that its client would send anyway. */
export function render(parts: Parts): FuzzRequest {
  const { label, method, target, headers, body } = parts;
  const named = new Set(headers.map(([name]) => name));
  const usual = [
    ['Host', 'localhost'],
    ...(body ? [['Content-Type', 'application/json']] : []),
    ...(body && !named.has('Transfer-Encoding') ? [['Content-Length', String(body.length)]] : []),
  ].filter(([name = '']) => !named.has(name));
  const lines = [...usual, ...headers, ['Connection', 'close']].map(([name, value]) => latin(`${name}: ${value}`));
  const head = `${method} ${latin(target)} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
  return {
    label,
    bytes: head + (body?.toString('latin1') ?? ''),
    writes: !READS.includes(method),
    incomplete: isIncomplete(parts),
  };
}

/** A target that stands in one line: spaces and line ends would be another request. */
export const inTarget = (text: string) => text.replace(/[\0-\x20\x7f]/g, (sign) => encodeURIComponent(sign));
