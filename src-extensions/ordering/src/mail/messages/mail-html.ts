import { phoneUrl, escapeMarkup } from '@pickup/contract';
import type { ContentFact, ContentLine, MailContent } from './mail-content.js';

/** The colours of the site, light and dark; programs without a dark mode show the light ones. */
const LIGHT = {
  paper: '#fbf6ef',
  card: '#fffdf9',
  ink: '#2a1a14',
  soft: '#6d5a50',
  line: '#eadfd2',
  accent: '#b8341b',
  onAccent: '#ffffff',
  wash: '#fdf0d2',
  onWash: '#54390a',
} as const;
const DARK = {
  paper: '#1b1411',
  card: '#261d19',
  ink: '#f7ece1',
  soft: '#c4b0a1',
  line: '#3d3029',
  accent: '#f28b6d',
  onAccent: '#2b0f07',
  wash: '#45351a',
  onWash: '#fbe3b0',
} as const;

const HEADING = "font-family: Fraunces, Georgia, 'Times New Roman', serif; font-weight: 600;";
const BODY = "font-family: Figtree, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif;";

const withBreaks = (text: string): string => escapeMarkup(text.trim()).replace(/\r\n|\r|\n/g, '<br>');

/** Overrides the inline colours in dark mode. */
const DARK_MODE = `@media (prefers-color-scheme: dark) {
  .paper { background: ${DARK.paper} !important; }
  .card { background: ${DARK.card} !important; border-color: ${DARK.line} !important; }
  .ink { color: ${DARK.ink} !important; border-color: ${DARK.line} !important; }
  .soft { color: ${DARK.soft} !important; }
  .wash { background: ${DARK.wash} !important; color: ${DARK.onWash} !important; }
  .action { background: ${DARK.accent} !important; color: ${DARK.onAccent} !important; }
  .accent { color: ${DARK.accent} !important; }
}`;

const paragraph = (text: string | null, style = '') =>
  text === null ? '' : `<p class="ink" style="margin: 0 0 16px; color: ${LIGHT.ink}; ${style}">${withBreaks(text)}</p>`;

const since = (text: string | null) =>
  text === null
    ? ''
    : `<p class="wash" style="margin: 0 0 16px; padding: 12px 16px; border-radius: 10px; background: ${LIGHT.wash}; color: ${LIGHT.onWash}; font-weight: 600;">${escapeMarkup(text)}</p>`;

const numberBlock = (number: ContentFact | null) =>
  number === null
    ? ''
    : `<p class="soft" style="margin: 0; color: ${LIGHT.soft}; font-size: 14px;">${escapeMarkup(number.label)}</p>
<p class="accent" style="margin: 0 0 16px; color: ${LIGHT.accent}; font-size: 34px; line-height: 42px; ${HEADING}">${escapeMarkup(number.value)}</p>`;

const ready = (text: string | null) => paragraph(text, `font-size: 22px; line-height: 28px; ${HEADING}`);

const CELL = `padding: 10px 0; border-bottom: 1px solid ${LIGHT.line}; color: ${LIGHT.ink}; vertical-align: top;`;

const lineRow = ({ quantity, name, details, amount }: ContentLine) => `<tr>
<td class="ink" style="${CELL} padding-right: 12px; white-space: nowrap;">${quantity} ×</td>
<td class="ink" style="${CELL} width: 100%;"><strong>${escapeMarkup(name)}</strong>${details
  .map(
    (detail) => `<br><span class="soft" style="color: ${LIGHT.soft}; font-size: 14px;">${escapeMarkup(detail)}</span>`,
  )
  .join('')}</td>
<td class="ink" style="${CELL} padding-left: 12px; text-align: right; white-space: nowrap;">${escapeMarkup(amount)}</td>
</tr>`;

function totalRow({ label, value }: ContentFact, index: number, all: readonly ContentFact[]): string {
  const isTotal = index === all.length - 1;
  const style = `padding: 6px 0 0; color: ${LIGHT.ink}; ${isTotal ? `font-size: 19px; ${HEADING}` : ''}`;
  return `<tr><td class="ink" colspan="2" style="${style}">${escapeMarkup(label)}</td>
<td class="ink" style="${style} text-align: right; white-space: nowrap;">${escapeMarkup(value)}</td></tr>`;
}

const table = ({ lines, totals }: MailContent) =>
  lines.length === 0
    ? ''
    : `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin: 8px 0 24px; border-collapse: collapse; font-variant-numeric: tabular-nums;">
${lines.map(lineRow).join('\n')}
${totals.map(totalRow).join('\n')}
</table>`;

const fact = (label: string, shown: string) =>
  `<p class="ink" style="margin: 0 0 8px; color: ${LIGHT.ink};"><span class="soft" style="color: ${LIGHT.soft};">${escapeMarkup(label)}:</span> ${shown}</p>`;

const phone = (number: ContentFact | null) =>
  number === null
    ? ''
    : fact(
        number.label,
        `<a class="accent" href="${escapeMarkup(phoneUrl(number.value))}" style="color: ${LIGHT.accent};">${escapeMarkup(number.value)}</a>`,
      );

const action = ({ label, url }: MailContent['action']) =>
  `<p style="margin: 24px 0 8px;"><a class="action" href="${escapeMarkup(url)}" style="display: inline-block; padding: 14px 28px; border-radius: 999px; background: ${LIGHT.accent}; color: ${LIGHT.onAccent}; font-weight: 600; text-decoration: none;">${escapeMarkup(label)}</a></p>`;

const cardOf = (
  content: MailContent,
) => `<h1 class="ink" style="margin: 0 0 16px; color: ${LIGHT.ink}; font-size: 28px; line-height: 34px; ${HEADING}">${escapeMarkup(content.heading)}</h1>
${numberBlock(content.number)}
${since(content.since)}
${paragraph(content.intro)}
${ready(content.ready)}
${table(content)}
${content.notes === null ? '' : fact(content.notes.label, `<br>${withBreaks(content.notes.value)}`)}
${content.reminders.map((reminder) => paragraph(reminder)).join('\n')}
${content.facts.map(({ label, value }) => fact(label, escapeMarkup(value))).join('\n')}
${phone(content.phone)}
${action(content.action)}`;

/** Renders a mail as HTML that every mail program shows: tables, inline styles, light and dark colours. */
export const mailHtml = (content: MailContent): string => `<!doctype html>
<html lang="${content.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeMarkup(content.subject)}</title>
<style>
${DARK_MODE}
</style>
</head>
<body class="paper" style="margin: 0; padding: 0; background: ${LIGHT.paper};">
<table class="paper" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background: ${LIGHT.paper};">
<tr><td align="center" style="padding: 24px 12px; font-size: 16px; line-height: 24px; ${BODY}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width: 560px;">
<tr><td class="ink" align="left" style="padding: 0 8px 16px; color: ${LIGHT.ink}; font-size: 19px; ${HEADING}">${escapeMarkup(content.restaurant)}</td></tr>
<tr><td class="card" align="left" style="padding: 28px 24px; background: ${LIGHT.card}; border: 1px solid ${LIGHT.line}; border-radius: 20px;">
${cardOf(content)}
</td></tr>
<tr><td class="soft" align="left" style="padding: 16px 8px 0; color: ${LIGHT.soft}; font-size: 14px; line-height: 20px;">${escapeMarkup(content.closing)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
