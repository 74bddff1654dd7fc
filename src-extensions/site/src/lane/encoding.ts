import { Memory } from './memory.js';

/** How a body can be written, the shortest first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** By the header that asks for it. */
const known = new Memory<Encoding>({ most: 500, longest: 200 });

/** The weight a header of choices (`br;q=0.5, *`) gives to a name; null when it says nothing of it. */
function weightOf(header: string, name: string): number | null {
  let any: number | null = null;
  for (const choice of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = choice.split(';').map((part) => part.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    const parsed = quality === undefined ? 1 : Number(quality.slice(2));
    const weight = parsed >= 0 && parsed <= 1 ? parsed : 0;
    if (coding === name) return weight;
    if (coding === '*') any = weight;
  }
  return any;
}

function choose(header: string): Encoding {
  return ENCODINGS.find((encoding) => encoding === 'identity' || (weightOf(header, encoding) ?? 0) > 0) ?? 'identity';
}

/** The shortest encoding that `Accept-Encoding` allows; plain where it says nothing that we understand. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const found = known.get(header);
  if (found) return found;
  const chosen = choose(header);
  known.set(header, chosen);
  return chosen;
}
