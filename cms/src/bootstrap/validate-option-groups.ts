import { deletedGroupsText, groupInUseText, OPTION_LIMITS, optionGroupContradiction } from '@pickup/contract';
import { inTransaction, type Transaction } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { GROUP, GroupRow } from '../api/option-group/option-groups.js';
import { labelOf } from './panel/content-layouts.js';

const TYPES = ['api::menu-item.menu-item', GROUP.uid, 'api::option-group.option'];
const WRITES = ['create', 'update', 'delete', 'clone'];

/**
 * Locks what such a write may change. Dishes before groups and groups before options is the order everywhere, so that the
 * raw panel and the owner never wait for each other.
 */
async function lock(trx: Transaction): Promise<void> {
  for (const table of ['menu_items', 'option_groups']) await trx(table).orderBy('id').forUpdate().select('id');
}

async function readGroups(strapi: Core.Strapi): Promise<GroupRow[]> {
  const rows: unknown = await strapi.db.query(GROUP.uid).findMany({ populate: GROUP.populate ?? [] });
  return z.array(GroupRow).parse(rows);
}

/** A sentence for each rule that is broken, by a key of rule and record. */
type Broken = Map<string, string>;

const undeletedDishes = ({ menuItems }: GroupRow) => menuItems.filter(({ isActive }) => isActive);

const inUseText = (group: GroupRow) =>
  groupInUseText(
    group.name,
    undeletedDishes(group).map(({ name }) => name),
  );

/** A group is made before its options, as each of them names it. */
const NO_OPTION = `must hold at least one option: leave “${labelOf('api::option-group.option-group', 'isActive')}” off until it does.`;

function brokenOptions({ id, name, min, max, options }: GroupRow): Broken {
  const named = options.map(({ documentId, maxCount, isDefault, isActive }) => ({
    id: documentId,
    maxCount,
    isDefault,
    isActive,
  }));
  const found = optionGroupContradiction({ min, max, options: named });
  const offered = options.filter(({ isActive }) => isActive).length;
  return new Map([
    ...(found ? [[`${id} ${found.kind}`, `${name}: ${found.field} ${found.message}.`] as const] : []),
    ...(offered === 0 ? [[`${id} empty`, `${name} ${NO_OPTION}`] as const] : []),
    ...(offered > OPTION_LIMITS.options
      ? [[`${id} full`, `${name} must hold at most ${OPTION_LIMITS.options} options.`] as const]
      : []),
  ]);
}

/** For dishes that use more groups than they may. */
function brokenDishes(groups: readonly GroupRow[]): Broken {
  const dishes = groups.filter(({ isActive }) => isActive).flatMap(undeletedDishes);
  const countOf = (id: number) => dishes.filter((dish) => dish.id === id).length;
  const over = dishes.filter(({ id }) => countOf(id) > OPTION_LIMITS.groups);
  const text = (name: string) => `${name} must hold at most ${OPTION_LIMITS.groups} option groups.`;
  return new Map(over.map(({ id, name }) => [`${id} groups`, text(name)]));
}

/** @param before the groups before the write that is checked */
function brokenRules(groups: readonly GroupRow[], before: readonly GroupRow[]): Broken {
  const activeBefore = before.filter(({ isActive }) => isActive);
  const inUse = activeBefore
    .filter(({ id }) => groups.every((group) => group.id !== id))
    .filter((group) => undeletedDishes(group).length > 0)
    .map((group) => [`${group.id} gone`, inUseText(group)] as const);
  const deleted = groups
    .filter(({ isActive }) => !isActive)
    .flatMap((group) =>
      undeletedDishes(group).map(({ id, name }) => {
        const wasActive = activeBefore.some((one) => one.id === group.id);
        const text = wasActive ? inUseText(group) : deletedGroupsText(name, [group.name]);
        return [`${group.id} ${id} deleted`, text] as const;
      }),
    );
  const options = groups.filter(({ isActive }) => isActive).flatMap((group) => [...brokenOptions(group)]);
  return new Map([...inUse, ...deleted, ...options, ...brokenDishes(groups)]);
}

const Clone = z.object({ data: z.record(z.string(), z.unknown()).default({}) });

/** A duplicate takes no options along, and is on none of the dishes of its original. */
function leaveDishes(params: object): void {
  Object.assign(params, { data: { ...Clone.parse(params).data, menuItems: { set: [] } } });
}

/**
 * Holds what the raw panel writes of dishes, option groups and options to the rules that compare them (product.md, Choices),
 * in whatever form a relation was given. Rules that were broken before stay broken until they are mended, one write at a time.
 * The product's own writes, whose steps break rules for a moment, do not pass here.
 */
export function validateOptionGroups(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    if (!TYPES.includes(context.uid) || !WRITES.includes(context.action)) return next();
    if (context.uid === GROUP.uid && context.action === 'clone') leaveDishes(context.params);
    return inTransaction(strapi, async (trx) => {
      await lock(trx);
      const before = await readGroups(strapi);
      const result = await next();
      const known = brokenRules(before, before);
      for (const [key, sentence] of brokenRules(await readGroups(strapi), before)) {
        if (!known.has(key)) throw new errors.ValidationError(sentence);
      }
      return result;
    });
  });
}
