import { formatDay, formatDayName, type Language } from '@pickup/web';
import type { CsvCell } from './csv.js';

/** One figure twice: as a person reads it, and as a spreadsheet does. */
export interface Cell {
  shown: string;
  raw: CsvCell;
}

export const text = (words: string): Cell => ({ shown: words, raw: words });
/** Words that a spreadsheet needs the unit of: there the figures stand without it. */
export const inUnit = (words: string, unit: string): Cell => ({ shown: words, raw: `${words} (${unit.trim()})` });
export const count = (value: number): Cell => ({ shown: String(value), raw: value });
export const percent = (value: number): Cell => ({ shown: `${value}%`, raw: value });
/** With a fixed number of digits behind the point. */
export const decimal = (value: number, digits: number): Cell => ({ shown: value.toFixed(digits), raw: value });
/** Euros as on the wire: with the restaurant's symbol, and with a point alone. */
export const money = (amount: number, format: (amount: number) => string): Cell => ({
  shown: format(amount),
  raw: amount.toFixed(2),
});
/** `Sat 21 Nov`, and `2026-11-21`. */
export const day = (date: string, language: Language): Cell => ({
  shown: `${formatDayName(date, { language })} ${formatDay(date, { language, short: true })}`,
  raw: date,
});
/** `18:00`, and the same. */
export const hour = (of: number): Cell => text(`${String(of).padStart(2, '0')}:00`);

/** A figure as a table: what stands behind its chart, and what its part of the file holds. */
export interface FigureTable {
  title: string;
  columns: readonly Cell[];
  /** The first cell of a row names it; the others are figures. */
  rows: readonly (readonly Cell[])[];
}
