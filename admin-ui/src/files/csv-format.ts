import { useLanguage, type Language } from '@pickup/web';
import { useState } from 'react';
import { readChoice, writeChoice } from '../screen/device-choice.js';

/**
 * How a file of separated values is written: columns by comma and a decimal point, or by semicolon and a decimal comma, as
 * a Dutch spreadsheet expects.
 */
export const CSV_FORMATS = ['comma', 'semicolon'] as const;
export type CsvFormat = (typeof CSV_FORMATS)[number];

const KEY = 'csvFormat';

const OF_LANGUAGE = { en: 'comma', nl: 'semicolon' } as const satisfies Record<Language, CsvFormat>;

/** The format chosen on this device; null where none was. */
function readFormat(): CsvFormat | null {
  const stored = readChoice(KEY);
  return CSV_FORMATS.find((format) => format === stored) ?? null;
}

/** The format of this device's files, by the language until one is chosen. */
export function useCsvFormat(): { format: CsvFormat; choose: (format: CsvFormat) => void } {
  const language = useLanguage();
  const [chosen, setChosen] = useState(readFormat);
  const choose = (format: CsvFormat) => {
    setChosen(format);
    writeChoice(KEY, format);
  };
  return { format: chosen ?? OF_LANGUAGE[language], choose };
}
