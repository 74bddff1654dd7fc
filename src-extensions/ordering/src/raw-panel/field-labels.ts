import { type FieldTexts, type PanelLayout, SYSTEM_FIELDS } from '@pickup/strapi-kit';
import type { z } from 'zod';

/** The text of a column's field: `unit_cents` is `unitCents`, `order_id` the relation `order`. */
function textOf(fields: FieldTexts, column: string) {
  const name = column.replaceAll(/_[a-z]/g, ([, letter = '']) => letter.toUpperCase());
  return fields[name] ?? fields[name.replace(/Id$/, '')];
}

/** What a column is called in a sentence: by its label in the form, or in full where the form does not show it. */
function labelOf({ form, hidden }: PanelLayout, column: string): string {
  const shown = form.map((row) => textOf(row, column)).find(Boolean);
  if (shown) return shown.label;
  const { label } = textOf({ ...SYSTEM_FIELDS, ...hidden }, column) ?? {};
  if (label === undefined) throw new Error(`The raw panel has no field for ${column}`);
  return `The ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
}

/** Columns with what the panel calls them. */
export type Labels<Column extends string> = ReadonlyMap<Column, string>;

/** The labels of some columns, as a layout has them. */
export const labelsOf = <Column extends string>(layout: PanelLayout, columns: readonly Column[]): Labels<Column> =>
  new Map(columns.map((column) => [column, labelOf(layout, column)]));

/** Columns with what the panel calls them, and what their values must match. */
export type LabelledRules<Column extends string> = ReadonlyMap<Column, { label: string; rule: z.ZodType }>;

/** The rules of some columns, with their labels as a layout has them. */
export function labelledRules<Column extends string>(
  layout: PanelLayout,
  rules: Readonly<Record<Column, z.ZodType>>,
): LabelledRules<Column> {
  const labelled = new Map<Column, { label: string; rule: z.ZodType }>();
  for (const column in rules) labelled.set(column, { label: labelOf(layout, column), rule: rules[column] });
  return labelled;
}
