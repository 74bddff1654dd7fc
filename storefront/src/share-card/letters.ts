import regular from '@fontsource/fraunces/files/fraunces-latin-400-normal.woff?inline';
import regularExtended from '@fontsource/fraunces/files/fraunces-latin-ext-400-normal.woff?inline';
import bold from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff?inline';
import boldExtended from '@fontsource/fraunces/files/fraunces-latin-ext-600-normal.woff?inline';
import { parse, type Font, type PathCommand } from 'opentype.js/dist/opentype.mjs';

export type Weight = 'regular' | 'bold';

/** A font as its data URL, and its further letters as another's. */
const FILES = { regular: [regular, regularExtended], bold: [bold, boldExtended] } as const satisfies Record<
  Weight,
  readonly string[]
>;

function parseFont(dataUrl: string): Font {
  const bytes = Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (sign) => sign.charCodeAt(0));
  return parse(bytes.buffer);
}

const parsed = new Map<Weight, Font[]>();

/** Parsed when the first card is drawn. */
function fontsOf(weight: Weight): Font[] {
  const known = parsed.get(weight) ?? FILES[weight].map(parseFont);
  parsed.set(weight, known);
  return known;
}

interface Run {
  font: Font;
  text: string;
}

const has = (font: Font, sign: string) => font.charToGlyphIndex(sign) > 0;

/** A text by the font that has its letters; letters that none has are left out. */
function runsOf(text: string, weight: Weight): Run[] {
  const fonts = fontsOf(weight);
  const runs: Run[] = [];
  for (const sign of text) {
    const font = fonts.find((each) => has(each, sign));
    const last = runs.at(-1);
    if (!font) continue;
    if (last?.font === font) last.text += sign;
    else runs.push({ font, text: sign });
  }
  return runs;
}

/** The width of a line of text in px. */
export const widthOf = (text: string, size: number, weight: Weight): number =>
  runsOf(text, weight).reduce((width, run) => width + run.font.getAdvanceWidth(run.text, size), 0);

const point = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The library's own `toPathData` writes NaN for numbers such as 247.99999999999997. */
const pathData = (commands: readonly PathCommand[]): string =>
  commands
    .map((command) => {
      const { type } = command;
      if (type === 'Z') return 'Z';
      const end = point(command.x, command.y);
      if (type === 'Q') return `Q${point(command.x1, command.y1)} ${end}`;
      return type === 'C'
        ? `C${point(command.x1, command.y1)} ${point(command.x2, command.y2)} ${end}`
        : `${type}${end}`;
    })
    .join('');

/** A line of text as the data of an SVG path, which needs no font where it is drawn. */
export function outline(text: string, at: { x: number; y: number }, size: number, weight: Weight): string {
  let { x } = at;
  return runsOf(text, weight)
    .map((run) => {
      const data = pathData(run.font.getPath(run.text, x, at.y, size).commands);
      x += run.font.getAdvanceWidth(run.text, size);
      return data;
    })
    .join('');
}

interface Block {
  /** In px. */
  width: number;
  maxLines: number;
  weight: Weight;
}

/** The beginning of a text that fits into a width, with what `end` says it ends with. */
function cut(text: string, size: number, { width, weight }: Block, end = ''): string {
  const signs = Array.from(text);
  let count = signs.length;
  while (count > 1 && widthOf(signs.slice(0, count).join('') + end, size, weight) > width) count -= 1;
  return signs.slice(0, count).join('');
}

/** Lines at most so wide; a word that is wider is broken. */
function breakLines(text: string, size: number, block: Block): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  const lines: string[] = [];
  let line = '';
  while (words.length > 0) {
    const word = words.shift() ?? '';
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer, size, block.weight) <= block.width) {
      line = longer;
    } else if (line === '') {
      const start = cut(word, size, block);
      lines.push(start);
      words.unshift(word.slice(start.length));
    } else {
      lines.push(line);
      line = '';
      words.unshift(word);
    }
    // The rest of an endless text is not looked at.
    if (lines.length > block.maxLines) break;
  }
  return line === '' ? lines : [...lines, line];
}

/** What is left of a line, up to the last whole word where there is one, and without what would stand oddly before an ellipsis. */
function endOf(start: string, whole: string): string {
  const words = start === whole ? start : start.replace(/(?<=\S)\s+\S*$/, '');
  return words.replace(/[\s,.;:–-]+$/, '');
}

/** A text in lines, in the largest of some sizes in which it fits, else in the smallest and cut off with an ellipsis. */
export function fitText(text: string, sizes: readonly number[], block: Block): { lines: string[]; size: number } {
  const isWhole = (size: number) =>
    text.split(/\s+/).every((word) => widthOf(word, size, block.weight) <= block.width) &&
    breakLines(text, size, block).length <= block.maxLines;
  const size = sizes.find(isWhole) ?? Math.min(...sizes);
  const lines = breakLines(text, size, block);
  if (lines.length <= block.maxLines) return { lines, size };
  const shown = lines.slice(0, block.maxLines);
  const last = shown.pop() ?? '';
  return { lines: [...shown, `${endOf(cut(last, size, block, '…'), last)}…`], size };
}
