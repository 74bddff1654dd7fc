import type { ContentFact, ContentLine, MailContent } from './mail-content.js';

const WIDTH = 44;

/** Aligns the amounts. */
const row = (label: string, amount: string) => `${label.padEnd(WIDTH)} ${amount}`;

const lineText = ({ quantity, name, details, amount }: ContentLine): string =>
  [row(`${quantity} × ${name}`, amount), ...details.map((detail) => `    ${detail}`)].join('\n');

const factText = ({ label, value }: ContentFact): string => `${label}: ${value}`;

const indented = (text: string) => text.replace(/\s*[\r\n]+\s*/g, '\n  ');

/** The parts that are there, each to be followed by an empty line. */
const paragraphs = (parts: readonly (string | null)[]) => parts.filter((part) => part !== null && part !== '');

/** Renders a mail as plain text. */
export function mailText(content: MailContent): string {
  const { heading, number, since, intro, ready, lines, notes, totals, reminders, facts, phone, action } = content;
  return paragraphs([
    heading,
    number && factText(number),
    since,
    intro,
    ready,
    lines.map(lineText).join('\n\n'),
    totals.map(({ label, value }) => row(label, value)).join('\n'),
    notes && `${notes.label}:\n  ${indented(notes.value)}`,
    reminders.join('\n'),
    [...facts, ...(phone ? [phone] : [])].map(factText).join('\n'),
    `${action.label}:\n${action.url}`,
    content.closing,
    content.restaurant,
  ])
    .join('\n\n')
    .concat('\n');
}
