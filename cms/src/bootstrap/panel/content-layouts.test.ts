import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { CONTENT_LAYOUTS } from './content-layouts.js';

const API = path.resolve(import.meta.dirname, '../../api');

const Schema = z.object({
  info: z.object({ singularName: z.string() }),
  attributes: z.record(z.string(), z.unknown()),
});

/** The content types of the product, by their ids in Strapi. */
const schemas = readdirSync(API, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'schema.json')
  .map((file): [string, string[]] => {
    const { info, attributes } = Schema.parse(JSON.parse(readFileSync(path.join(API, file), 'utf8')));
    const [folder = ''] = file.split(path.sep);
    return [`api::${folder}.${info.singularName}`, Object.keys(attributes)];
  });

it.each(schemas)('%s has a label for each of its fields, and for none that it lacks', (uid, fields) => {
  const layout = new Map(Object.entries(CONTENT_LAYOUTS)).get(uid);
  const labelled = [...(layout?.form ?? []), layout?.hidden ?? {}].flatMap((row) => Object.keys(row));
  expect(labelled.sort()).toEqual(fields.sort());
});
