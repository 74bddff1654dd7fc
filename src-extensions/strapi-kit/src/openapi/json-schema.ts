import { z } from 'zod';
import type { JsonSchema } from './document-shape.js';

const COMPONENTS = '#/components/schemas/';

/** Whether a schema describes what is sent or what is read: before or after defaults and transforms. */
export type Side = 'input' | 'output';

type Registry = z.core.$ZodRegistry<{ id: string }>;
type Rewritten = Parameters<NonNullable<z.core.ToJSONSchemaParams['override']>>[0];

/** Writes a record with an enum as its key as an object with those fields. */
function spellOutKeys({ keyType }: z.ZodRecord, jsonSchema: Rewritten['jsonSchema']): void {
  const { additionalProperties: value } = jsonSchema;
  if (!(keyType instanceof z.ZodEnum) || value === undefined) return;
  delete jsonSchema.propertyNames;
  delete jsonSchema.additionalProperties;
  jsonSchema.properties = Object.fromEntries(keyType.options.map((key) => [String(key), value]));
}

/** The schemas that a schema refines, step by step. */
function* refinedBy(schema: z.ZodType): Generator {
  for (let { parent } = schema._zod; parent; { parent } = parent._zod) yield parent;
}

/** Removes what zod adds for its own use, and adds formats that only the output schema knows. */
function rewrite({ zodSchema, jsonSchema }: Rewritten): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
  if (zodSchema instanceof z.ZodRecord) spellOutKeys(zodSchema, jsonSchema);
  // Answers may get new fields; only requests are strict.
  if (zodSchema instanceof z.ZodObject && !zodSchema.def.catchall) delete jsonSchema.additionalProperties;
  if (zodSchema instanceof z.ZodPipe && zodSchema.def.out instanceof z.ZodEmail) jsonSchema.format = 'email';
}

/** Without the keys that zod's registry adds. */
function bare({ $schema: _dialect, $id: _id, ...schema }: JsonSchema): JsonSchema {
  return schema;
}

function convert(registry: Registry, io: Side): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(registry, {
    io,
    override: rewrite,
    // Each schema is converted for both sides, although some can be represented on one only.
    unrepresentable: 'any',
    uri: (id) => `${COMPONENTS}${id}`,
  });
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, bare(schema)]));
}

/** The names of all components that a schema refers to. */
function* references(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === '$ref' && typeof inner === 'string') yield inner.slice(COMPONENTS.length);
    else yield* references(inner);
  }
}

/** JSON Schemas of zod schemas; named ones become components. */
export interface JsonSchemas {
  /** A schema, as a reference where it has a name. */
  of: (schema: z.ZodType, side: Side) => JsonSchema;
  /** A schema in full, even where it has a name. */
  spelledOut: (schema: z.ZodType, side: Side) => JsonSchema;
  /** The components that were referred to so far, sorted by name. */
  components: () => Record<string, JsonSchema>;
}

/**
 * Converts all schemas at once, so that they can refer to each other.
 * @param entities named schemas
 * @param others inline schemas
 */
export function createJsonSchemas(
  entities: ReadonlyMap<z.ZodType, string>,
  others: ReadonlySet<z.ZodType>,
): JsonSchemas {
  const registry: Registry = z.registry();
  // Of a schema and its refinement, such as `DealForm` and `SaveDeal`, only the refinement gets a name.
  const refined = new Set([...entities.keys()].flatMap((schema) => [...refinedBy(schema)]));
  const ids = new Map([...entities].filter(([schema]) => !refined.has(schema)));
  const named = new Set(ids.values());
  for (const schema of others) if (!ids.has(schema)) ids.set(schema, `inline-${ids.size}`);
  for (const [schema, id] of ids) registry.add(schema, { id });

  const written = { input: convert(registry, 'input'), output: convert(registry, 'output') };
  const components = new Map<string, JsonSchema>();

  function keep(name: string, side: Side): void {
    const schema = written[side][name];
    if (!schema) throw new Error(`No schema is called ${name}`);
    const kept = components.get(name);
    if (kept && JSON.stringify(kept) !== JSON.stringify(schema)) {
      throw new Error(`${name} is sent in another shape than it is answered: give each shape a schema of its own`);
    }
    if (kept) return;
    components.set(name, schema);
    for (const other of references(schema)) keep(other, side);
  }

  function find(schema: z.ZodType, side: Side): { id: string; json: JsonSchema } {
    const id = ids.get(schema);
    const json = id === undefined ? undefined : written[side][id];
    if (id === undefined || !json) throw new Error('A schema was asked for that was not announced');
    return { id, json };
  }

  /** Adds what a schema refers to to the components. */
  function used(piece: JsonSchema, side: Side): JsonSchema {
    for (const name of references(piece)) keep(name, side);
    return piece;
  }

  return {
    of: (schema, side) => {
      const { id, json } = find(schema, side);
      return used(named.has(id) ? { $ref: `${COMPONENTS}${id}` } : json, side);
    },
    spelledOut: (schema, side) => used(find(schema, side).json, side),
    components: () => Object.fromEntries([...components].sort(([a], [b]) => a.localeCompare(b))),
  };
}
