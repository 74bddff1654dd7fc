/** A record of any shape. */
export type UnknownRecord = Record<string, unknown>;

const isRecord = (value: unknown): value is UnknownRecord => typeof value === 'object' && value !== null;

/** Returns a record with a change applied. */
export type Patch = (record: UnknownRecord) => UnknownRecord;

/** A cached answer with one record changed: in a list, in a page, or the record itself. */
export function patchAnswer(answer: unknown, id: string, patch: Patch): unknown {
  if (Array.isArray(answer)) return answer.map((item: unknown) => patchAnswer(item, id, patch));
  if (!isRecord(answer)) return answer;
  if (answer.id === id) return patch(answer);
  if (Array.isArray(answer.content)) return { ...answer, content: patchAnswer(answer.content, id, patch) };
  return answer;
}

/** The record that a call answered with, if it did. */
export const recordOf = (answer: unknown): (UnknownRecord & { id: string }) | null =>
  isRecord(answer) && typeof answer.id === 'string' ? { ...answer, id: answer.id } : null;

/** Inverts a boolean field. */
export const flip =
  (field: string): Patch =>
  (record) => ({ ...record, [field]: record[field] !== true });

/** Sets fields of a record. */
export const put =
  (fields: UnknownRecord): Patch =>
  (record) => ({ ...record, ...fields });
