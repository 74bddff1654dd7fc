import * as contract from '@pickup/contract';
import { z } from 'zod';

const isEntity = (value: unknown): value is z.ZodType =>
  value instanceof z.ZodObject || value instanceof z.ZodEnum || value instanceof z.ZodRecord;

/** The contract's objects, choices and maps, by the names it gives them: what the document writes once and refers to. */
export const entities: ReadonlyMap<z.ZodType, string> = new Map(
  Object.entries<unknown>({ ...contract }).flatMap(([name, value]) =>
    isEntity(value) ? [[value, name] as const] : [],
  ),
);
