import { isRecord } from '@pickup/contract';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { WriteEvent } from './content-writes.js';

const Id = z.union([z.number(), z.string()]);
const Ref = z.object({ id: Id });
type Ref = z.infer<typeof Ref>;
const Refs = z.array(Ref).default([]);

/** A change of a relation as the raw panel sends it. */
const Change = z.object({ connect: Refs, disconnect: Refs });
type Change = z.infer<typeof Change>;

const Types = z.record(z.string(), z.object({ attributes: z.record(z.string(), z.unknown()) }));

/** The relations of a type that are stored in a column: of its own table, or of the table that refers to it. */
interface ColumnRelations {
  owned: string[];
  inverse: string[];
}

function relationsOf(strapi: Core.Strapi): Map<string, ColumnRelations> {
  const types = new Map(Object.entries(Types.parse(strapi.contentTypes)));
  const isOwned = (attribute: unknown) =>
    isRecord(attribute) && attribute.type === 'relation' && attribute.useJoinTable === false;
  const isInverse = (attribute: unknown) => {
    if (!isRecord(attribute) || attribute.type !== 'relation') return false;
    const { target, mappedBy } = attribute;
    if (typeof target !== 'string' || typeof mappedBy !== 'string') return false;
    return isOwned(types.get(target)?.attributes[mappedBy]);
  };
  const found = new Map<string, ColumnRelations>();
  for (const [uid, { attributes }] of types) {
    const named = (holds: (attribute: unknown) => boolean) =>
      Object.keys(attributes).filter((name) => holds(attributes[name]));
    const byColumn = { owned: named(isOwned), inverse: named(isInverse) };
    if (byColumn.owned.length + byColumn.inverse.length > 0) found.set(uid, byColumn);
  }
  return found;
}

/** The records of an inverse relation after a change. */
async function allOf(strapi: Core.Strapi, event: WriteEvent, name: string, change: Change): Promise<{ set: Ref[] }> {
  const { action, model, params } = event;
  // The raw panel's creations have a `where` too, which some other record meets.
  const stored: unknown =
    action === 'beforeUpdate'
      ? await strapi.db.query(model.uid).findOne({ where: params.where, populate: { [name]: { select: ['id'] } } })
      : null;
  const had = Refs.catch([]).parse(isRecord(stored) ? stored[name] : []);
  const moved = new Set([...change.disconnect, ...change.connect].map(({ id }) => id));
  return { set: [...had.filter(({ id }) => !moved.has(id)), ...change.connect].map(({ id }) => ({ id })) };
}

/**
 * Replaces the `connect` and `disconnect` lists of the raw panel by the resulting records. The panel sends them for every
 * relation, but Strapi's query engine does not support them for relations without a join table (`useJoinTable: false`):
 * saving an order would fail with a 500, and saving a category would remove all its dishes.
 */
export function translatePanelRelations(strapi: Core.Strapi): void {
  const relations = relationsOf(strapi);
  const translate = async (event: WriteEvent) => {
    const { data } = event.params;
    if (!isRecord(data)) return;
    const { owned, inverse } = relations.get(event.model.uid) ?? { owned: [], inverse: [] };
    for (const name of [...owned, ...inverse]) {
      const value = data[name];
      // A duplicate would take the dishes of its original away from it.
      if (isRecord(value) && 'set' in value && event.action === 'beforeCreate' && inverse.includes(name)) {
        Reflect.deleteProperty(data, name);
      }
      if (!isRecord(value) || 'set' in value) continue;
      const { data: change } = Change.safeParse(value);
      if (!change || !('connect' in value || 'disconnect' in value)) continue;
      const chosen = change.connect.at(-1);
      if (!chosen && change.disconnect.length === 0) data[name] = undefined;
      else data[name] = owned.includes(name) ? (chosen?.id ?? null) : await allOf(strapi, event, name, change);
    }
    for (const name of inverse) if (data[name] === undefined) Reflect.deleteProperty(data, name);
  };
  strapi.db.lifecycles.subscribe({ models: [...relations.keys()], beforeCreate: translate, beforeUpdate: translate });
}
