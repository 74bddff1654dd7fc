import { showMet, table, text } from './table.js';

/** What one measurement gave, as RESULTS.md keeps it. */
export interface Section {
  /** What `--only` calls it. */
  name: string;
  title: string;
  target: string;
  /** One phrase for the summary. */
  result: string;
  met: boolean;
  /** The day, and the machine. */
  measured: string;
  /** Markdown: the tables. */
  body: string;
}

const HEAD = [
  '# How fast it is',
  '',
  'Written by `npm run bench`. Each row is taken beside its reference in the same run, in turns, so that whatever else',
  'the machine does hits both alike; the ratio counts. Figures are medians with the least and the most of all rounds.',
].join('\n');

/** GitHub's anchor of a heading. */
export const anchor = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-');

const sectionText = ({ name, title, target, result, met, measured, body }: Section) =>
  [
    `<!-- begin ${name} -->`,
    '',
    `## ${title}`,
    '',
    `- target: ${target}`,
    `- result: ${result}`,
    `- met: ${showMet(met)}`,
    `- measured: ${measured}`,
    '',
    body,
    '',
    `<!-- end ${name} -->`,
  ].join('\n');

const summary = (sections: readonly Section[]) =>
  table(
    [text('measurement'), text('target'), text('result'), text('met')],
    sections.map(({ title, target, result, met }) => [`[${title}](#${anchor(title)})`, target, result, showMet(met)]),
  );

/** The page of results. */
export const toMarkdown = (sections: readonly Section[]): string =>
  `${[HEAD, summary(sections), ...sections.map(sectionText)].join('\n\n')}\n`;

const SECTION = /<!-- begin (?<name>[\w-]+) -->\n\n## (?<inside>.*?)\n\n<!-- end \k<name> -->/gs;
const INSIDE =
  /^(?<title>.*)\n\n- target: (?<target>.*)\n- result: (?<result>.*)\n- met: (?<met>.*)\n- measured: (?<measured>.*)\n\n(?<body>[^]*)$/;

function readSection(name: string, inside: string): Section {
  const {
    title = '',
    target = '',
    result = '',
    met = '',
    measured = '',
    body = '',
  } = INSIDE.exec(inside)?.groups ?? {};
  if (title === '') throw new Error(`The section ${name} of the results cannot be read`);
  return { name, title, target, result, met: met === showMet(true), measured, body };
}

/**
 * The sections of a page that {@link toMarkdown} has written.
 * @throws Error for one that was changed beyond recognition
 */
export const readSections = (page: string): Section[] =>
  [...page.matchAll(SECTION)].map(({ groups: { name = '', inside = '' } = {} }) => readSection(name, inside));

/** What a section of a measurement is known by. */
export type Row = Pick<Section, 'name' | 'title' | 'target'>;

const unmeasured = (row: Row): Section => ({
  ...row,
  result: 'not yet measured',
  met: false,
  measured: 'not yet',
  body: 'Not yet measured against this target.',
});

/**
 * The old results with the new ones in their places, a section for each measurement. Those whose target has changed since
 * count as not measured, and those of no measurement are left out.
 */
export function mergeSections(rows: readonly Row[], old: readonly Section[], fresh: readonly Section[]): Section[] {
  const byName = new Map([...old, ...fresh].map((section) => [section.name, section]));
  return rows.map(({ name, title, target }) => {
    const known = byName.get(name);
    return known?.target === target ? { ...known, title } : unmeasured({ name, title, target });
  });
}
