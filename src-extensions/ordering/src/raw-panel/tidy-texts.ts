import type { z } from 'zod';
import type { WriteData } from './guard-table.js';

/**
 * Writes texts as their schemas leave them: trimmed, in few lines, none where nobody would see anything of them. One that
 * does not match its schema stays, to be refused afterwards if it has changed.
 */
export function tidyTexts(data: WriteData, rules: Readonly<Record<string, z.ZodType>>): void {
  for (const [name, rule] of Object.entries(rules)) {
    if (typeof data[name] !== 'string') continue;
    const { success, data: tidy } = rule.safeParse(data[name]);
    if (success) data[name] = tidy;
  }
}
