import type { Endpoint } from '@pickup/contract';
import { z } from 'zod';

/** The largest body of any call that takes no file, in bytes. */
export const MAX_BODY_BYTES = 512 * 1024;

/** Room for spaces and line breaks, in bytes. */
const SPACING = 4096;
/** A character of a JSON string is longest as an escape: `\u00e9`. */
const BYTES_PER_CHARACTER = 6;
const BYTES_PER_NUMBER = 32;

type JsonSchema = z.core.JSONSchema.BaseSchema | boolean;

const inJson = (value: unknown): number => JSON.stringify(value).length;

const sum = (sizes: number[]): number => sizes.reduce((total, size) => total + size, 0);

const sizeOfObject = ({ properties = {} }: z.core.JSONSchema.BaseSchema): number =>
  2 + sum(Object.entries(properties).map(([name, schema]) => inJson(name) + 2 + largest(schema)));

/** Bytes of the largest JSON text that a schema accepts, without spaces; Infinity where it sets no bound. */
function largest(schema: JsonSchema): number {
  if (typeof schema === 'boolean') return Infinity;
  if (schema.anyOf) return Math.max(...schema.anyOf.map(largest));
  if (schema.enum) return Math.max(...schema.enum.map(inJson));
  if (schema.const !== undefined) return inJson(schema.const);
  const { maxLength = Infinity, maxItems = Infinity, items = true } = schema;
  switch (schema.type) {
    case 'string':
      return 2 + BYTES_PER_CHARACTER * maxLength;
    case 'array':
      return Array.isArray(items) ? Infinity : 2 + maxItems * (largest(items) + 1);
    case 'object':
      return schema.properties ? sizeOfObject(schema) : Infinity;
    case 'number':
    case 'integer':
    case 'boolean':
    case 'null':
      return BYTES_PER_NUMBER;
    default:
      return Infinity;
  }
}

/**
 * The largest body that a call reads, in bytes: the largest its schema accepts, and at most {@link MAX_BODY_BYTES}. A
 * `PUT` may also repeat the read-only fields of an earlier answer, so it always has that maximum.
 */
export function bodyLimit({ method, body }: Pick<Endpoint, 'method' | 'body'>): number {
  if (!body || method === 'PUT') return MAX_BODY_BYTES;
  const json = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  return Math.min(MAX_BODY_BYTES, largest(json) + SPACING);
}
