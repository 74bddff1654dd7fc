import { CONTENT_LIMITS, nameKey, parseAmount } from '@pickup/contract';

/** What keeps a line from becoming a dish. */
type LineProblem =
  | 'noName'
  | 'noPrice'
  | 'unclearPrice'
  | 'tooHigh'
  | 'nameTooLong'
  | 'textTooLong'
  | 'categoryTooLong'
  | 'twice'
  | 'known';

/** A line that names the category of those below it, up to the next one. */
interface CategoryLine {
  kind: 'category';
  text: string;
  name: string;
}

/** A line that becomes a dish, unless something is wrong with it. */
export interface DishLine {
  kind: 'dish';
  /** As it was typed. */
  text: string;
  /** Counted from 1, empty lines too. */
  number: number;
  name: string;
  description: string;
  /** In euros; null where none can be read. */
  price: number | null;
  /** Null: none. */
  category: string | null;
  problem: LineProblem | null;
}

export type TypedLine = CategoryLine | DishLine;

interface Known {
  /** The restaurant's currency, which may stand with a price. */
  currencySymbol: string;
  /** The category of the lines above the first that names one; null: none. */
  category: string | null;
  /** Names that are on the menu. */
  names: readonly string[];
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

const signOf = (currencySymbol: string) => `(?:€|\\$|£|EUR|euro|${escaped(currencySymbol)})`;

/** Cents alone in the place of a price, `,50` or `-,50`: too much like a price after a comma to be read in one way. */
function centsAlone(currencySymbol: string): RegExp {
  const sign = signOf(currencySymbol);
  return new RegExp(`(?:^|[\\s;–—-]|${sign})([,.]\\d{1,2})\\s*${sign}?\\s*(?:[;\\t]|$)`, 'iu');
}

/** A price at the end of a line, after whatever separates it from the name. */
function priceAtEnd(currencySymbol: string): RegExp {
  const sign = signOf(currencySymbol);
  // `12,-` is how a whole amount is written in Dutch.
  return new RegExp(`^(.*?)(?:^|[\\s,;:.…–—-]+)(?:${sign}\\s*)?(\\d[\\d.,]*?)(?:[,.][-–—]+)?\\s*${sign}?$`, 'iu');
}

/** What is left at the end of a name when its price is taken away. A run of dots is read in one way: in several it would take minutes. */
const LEADER = /(?:[\s,;:…–—-]|\.{2,}(?!\.))+$/u;

/** Two prices, as of a glass and a bottle, or one below 0: `4,50 / 22,50`, `12-15`, `-5,00`. */
const SEVERAL =
  /\d[.,]\d{2}\s*[/|–—-]\s*\D?\d[\d.,]*\D*$|\d\s*[/|]\s*\D?\d[\d.,]*\D*$|\d[–—-]\d[\d.,]*\D*$|\s[–—-]\d[\d.,]*\D*$/u;

const BULLET = /^[-•*]\s+/u;

interface Parts {
  name: string;
  description: string;
  /** As typed; null where there is none. */
  price: string | null;
}

/** `name; price; description`, as of a sheet; the price is whichever part is an amount. */
function partsOfCells(cells: readonly string[], price: RegExp): Parts {
  const [name = '', ...rest] = cells;
  const at = rest.findIndex((cell) => price.exec(cell)?.[1] === '');
  const typed = rest[at];
  const amount = typed === undefined ? null : (price.exec(typed)?.[2] ?? null);
  return { name, price: amount, description: rest.filter((cell, index) => index !== at && cell !== '').join(', ') };
}

function partsOf(text: string, price: RegExp): Parts {
  const cells = text.split(/[;\t]/u).map((cell) => cell.trim());
  if (cells.length > 1) return partsOfCells(cells, price);
  const [, before = '', amount] = price.exec(text) ?? [];
  if (amount === undefined) return { name: text, description: '', price: null };
  const several = SEVERAL.exec(text)?.[0];
  return { name: before.replace(LEADER, '').trim(), description: '', price: several ?? amount };
}

function problemOf({ name, description, price }: Parts, category: string | null): LineProblem | null {
  if (name === '') return 'noName';
  if (name.length > CONTENT_LIMITS.name) return 'nameTooLong';
  if (description.length > CONTENT_LIMITS.dishDescription) return 'textTooLong';
  if (category !== null && category.length > CONTENT_LIMITS.categoryName) return 'categoryTooLong';
  if (price === null) return 'noPrice';
  const amount = parseAmount(price);
  if (amount === null) return 'unclearPrice';
  return amount > CONTENT_LIMITS.price ? 'tooHigh' : null;
}

/**
 * What typed lines become: `Margherita, 9,50`, `Margherita; € 9.50; with basil`, `Margherita  9,50`. A line that ends with a
 * colon names the category of those below it. A line without a price is wrong, so that a forgotten one does not mean FREE.
 */
export function readLines(typed: string, { currencySymbol, category: first, names }: Known): TypedLine[] {
  const price = priceAtEnd(currencySymbol);
  const cents = centsAlone(currencySymbol);
  const known = new Set(names.map(nameKey));
  const above = new Set<string>();
  let category = first;
  const lines: TypedLine[] = [];
  for (const [index, line] of typed.split(/\r?\n/u).entries()) {
    const text = line.trim();
    if (text === '') continue;
    if (text.endsWith(':')) {
      category = text.slice(0, -1).trim() || null;
      lines.push({ kind: 'category', text, name: category ?? '' });
      continue;
    }
    const read = partsOf(text.replace(BULLET, ''), price);
    const parts = { ...read, price: cents.exec(text)?.[1] ?? read.price };
    const key = nameKey(parts.name);
    const repeated = above.has(key) ? 'twice' : known.has(key) ? 'known' : null;
    const problem = problemOf(parts, category) ?? repeated;
    above.add(key);
    const amount = parts.price === null ? null : parseAmount(parts.price);
    lines.push({ kind: 'dish', text, number: index + 1, ...parts, price: amount, category, problem });
  }
  return lines;
}

/** The lines that become dishes. */
export const readyLines = (lines: readonly TypedLine[]): (DishLine & { price: number })[] =>
  lines.flatMap((line) =>
    line.kind === 'dish' && line.problem === null && line.price !== null ? [{ ...line, price: line.price }] : [],
  );

/** What stays, as text: the lines that were not added, each below the category that was named for it. @param added names of dishes */
export function remainingText(lines: readonly TypedLine[], added: readonly string[]): string {
  const gone = new Set(added.map(nameKey));
  const kept: string[] = [];
  let category: CategoryLine | null = null;
  for (const line of lines) {
    if (line.kind === 'category') category = line;
    else if (line.problem !== null || !gone.has(nameKey(line.name))) {
      if (category) kept.push(category.text);
      category = null;
      kept.push(line.text);
    }
  }
  return kept.join('\n');
}
