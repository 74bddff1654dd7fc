import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';

/** A write of content through Strapi, the raw panel's or the product's own, before it is made. */
export interface WriteEvent {
  action: string;
  model: { uid: string };
  params: { data?: unknown; where?: unknown };
}

/** The raw panel sends JSON fields as text or as values. */
export const fromPanelJson = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};

const Fields = z.record(z.string(), z.unknown()).catch({});

export const isAnyWritten = (event: WriteEvent, fields: readonly string[]): boolean => {
  const written = Fields.parse(event.params.data);
  return fields.some((field) => written[field] !== undefined);
};

/** The fields of a record that is about to be written. */
export interface FieldReader {
  /** The written value; undefined for a field that is not written. */
  written: (name: string) => unknown;
  /** The value after the write: the written one or the stored one. */
  after: (name: string) => unknown;
  /** Whether a field is written with another value than the stored one. */
  isChanged: (name: string) => boolean;
}

/** As JSON holds it: what an object leaves out is null, and PostgreSQL has its own order of keys. */
function plain(value: unknown): unknown {
  if (value === null || value === undefined) return null;
  const held: unknown = JSON.parse(JSON.stringify(value, (_, inner: unknown) => inner ?? undefined));
  return held;
}

function same(written: unknown, stored: unknown): boolean {
  const before = plain(stored);
  return isDeepStrictEqual(plain(typeof before === 'object' ? fromPanelJson(written) : written), before);
}

export async function readerOf(
  strapi: Core.Strapi,
  { action, model: { uid }, params }: WriteEvent,
): Promise<FieldReader> {
  const data = Fields.parse(params.data);
  const where = Fields.parse(params.where);
  // The raw panel's creations have a `where` too, which some other record meets.
  const stored = Fields.parse(action === 'beforeUpdate' ? await strapi.db.query(uid).findOne({ where }) : {});
  return {
    written: (name) => data[name],
    after: (name) => (data[name] === undefined ? stored[name] : data[name]),
    isChanged: (name) => data[name] !== undefined && !same(data[name], stored[name]),
  };
}
