import { NO_DEAL_TERMS, type Option, type OptionGroup, type OptionState, type SaleItem } from '@pickup/contract';
import { dietaryColumns, flagColumn, placeholders, type Sql } from '@pickup/strapi-kit';
import { z } from 'zod';
import { dishUnitsColumn, optionUnitsColumn, soldOutColumn } from '../../records/kitchen-columns.js';
import { centsColumn, pictureColumn } from '../../records/content-columns.js';

const text = z
  .string()
  .nullable()
  .transform((value) => value || null);

const SoldDishRow = z.object({
  documentId: z.string(),
  name: z.string(),
  nameNl: text,
  price: centsColumn,
  imageUrl: pictureColumn,
  isActive: flagColumn,
  available: flagColumn,
  kitchenUnits: dishUnitsColumn,
  dailyCount: z.number().nullable(),
  soldOutUntil: soldOutColumn,
  ...dietaryColumns,
});

/** A group of a dish, and one of its options. */
const ChoiceRow = z.object({
  groupId: z.string(),
  groupName: z.string(),
  groupNameNl: text,
  min: z.number(),
  max: z.number(),
  /** Null where the group has no option. */
  optionId: z.string().nullable(),
});

const OptionRow = z.object({
  optionId: z.string(),
  optionName: z.string(),
  optionNameNl: text,
  optionPrice: z.coerce.number(),
  isDefault: flagColumn,
  maxCount: z.number(),
  optionAllergens: dietaryColumns.allergens,
  optionDietary: dietaryColumns.dietary,
  optionUnits: optionUnitsColumn,
  optionSoldOutUntil: soldOutColumn,
});

/** In one query, so that a group that is changed meanwhile is seen either before or after its change. */
const DISHES = (count: number) => `
  SELECT dish.document_id AS "documentId", dish.name, dish.name_nl AS "nameNl", dish.price, dish.image_url AS "imageUrl",
    dish.is_active AS "isActive", dish.available, dish.allergens, dish.dietary,
    dish.kitchen_units AS "kitchenUnits", dish.daily_count AS "dailyCount", dish.sold_out_until AS "soldOutUntil",
    choice.document_id AS "groupId", choice.name AS "groupName", choice.name_nl AS "groupNameNl",
    choice.min, choice.max,
    option.document_id AS "optionId", option.name AS "optionName", option.name_nl AS "optionNameNl",
    option.price AS "optionPrice", option.is_default AS "isDefault", option.max_count AS "maxCount",
    option.allergens AS "optionAllergens", option.dietary AS "optionDietary",
    option.kitchen_units AS "optionUnits", option.sold_out_until AS "optionSoldOutUntil"
  FROM menu_items AS dish
  LEFT JOIN menu_items_option_groups_lnk AS link ON link.menu_item_id = dish.id
  LEFT JOIN option_groups AS choice ON choice.id = link.option_group_id AND choice.is_active
  LEFT JOIN menu_options AS option ON option.group_id = choice.id AND option.is_active
  WHERE dish.document_id IN (${placeholders(count)})
  ORDER BY dish.id, link.option_group_ord, link.id, option.position IS NULL, option.position, option.id`;

const optionOf = (row: z.output<typeof OptionRow>): Option => ({
  id: row.optionId,
  name: row.optionName,
  nameNl: row.optionNameNl,
  price: row.optionPrice,
  isDefault: row.isDefault,
  maxCount: row.maxCount,
  allergens: row.optionAllergens,
  dietary: row.optionDietary,
  soldOut: false,
});

const Key = z.object({ documentId: z.string(), groupId: z.string().nullable() });

/** A dish as it is sold, and its groups as they are filled. */
interface DishBeingRead {
  dish: SaleItem;
  groups: Map<string, OptionGroup & { options: Option[] }>;
  optionStates: Record<string, OptionState>;
}

function soldDish(row: unknown): DishBeingRead {
  const { documentId: id, price: unitCents, available: onSale, ...dish } = SoldDishRow.parse(row);
  return {
    dish: { ...dish, ...NO_DEAL_TERMS, id, type: 'menu', unitCents, onSale, optionGroups: [], optionStates: {} },
    groups: new Map(),
    optionStates: {},
  };
}

function addChoice({ groups, optionStates }: DishBeingRead, row: unknown): void {
  const { groupId: id, groupName: name, groupNameNl: nameNl, min, max, optionId } = ChoiceRow.parse(row);
  const group = groups.get(id) ?? { id, name, nameNl, min, max, options: [] };
  groups.set(id, group);
  if (optionId === null) return;
  const option = OptionRow.parse(row);
  group.options.push(optionOf(option));
  const { optionUnits: kitchenUnits, optionSoldOutUntil: soldOutUntil } = option;
  if (kitchenUnits > 0 || soldOutUntil !== null) optionStates[optionId] = { kitchenUnits, soldOutUntil };
}

/** Dishes as orders sell them now, whatever their state. */
export async function readSoldDishes(sql: Sql, ids: readonly string[]): Promise<SaleItem[]> {
  if (ids.length === 0) return [];
  const found = new Map<string, DishBeingRead>();
  for (const row of await sql(DISHES(ids.length), ids)) {
    const { documentId, groupId } = Key.parse(row);
    const dish = found.get(documentId) ?? soldDish(row);
    found.set(documentId, dish);
    if (groupId !== null) addChoice(dish, row);
  }
  return [...found.values()].map(({ dish, groups, optionStates }) => ({
    ...dish,
    optionGroups: [...groups.values()],
    optionStates,
  }));
}

/** Makes kept answers about dishes stale, without making a new version of any. */
export async function touchDishes(sql: Sql, ids: readonly string[]): Promise<void> {
  await sql(`UPDATE menu_items SET name = name WHERE document_id IN (${placeholders(ids.length)})`, ids);
}
