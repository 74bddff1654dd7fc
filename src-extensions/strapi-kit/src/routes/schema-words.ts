import type { z } from 'zod';

/** The end of a sentence for what a schema has no words of its own for: zod's would be read by nobody but developers. */
export const SCHEMA_WORDS: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type') {
    if ((issue.path ?? []).length === 0) return 'must be a JSON object';
    return issue.input === undefined ? 'is required' : `must be of type ${issue.expected}`;
  }
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
  return issue.code === 'unrecognized_keys' ? `must not hold ${issue.keys.join(', ')}` : undefined;
};
