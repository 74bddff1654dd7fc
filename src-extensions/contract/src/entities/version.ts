import { z } from 'zod';

/** Which state of a record an answer shows: it is another one after every change. */
export const Version = z.string().describe('Changes with every change of the record; see If-Match.');

/**
 * The header by which a writer says what it started from: the `version` of an answer, in quotes or without. A record
 * that has changed since answers 409; without the header the last writer wins.
 */
export const IfMatch = z.object({
  'if-match': z
    .string()
    .trim()
    .regex(/^("[0-9]{1,20}"|[0-9]{1,20})$/, 'must be the version of an answer, such as "1795245600000"')
    .transform((tag) => tag.replaceAll('"', ''))
    .optional()
    .describe('The version this change started from: a record that has changed since answers 409.'),
});
