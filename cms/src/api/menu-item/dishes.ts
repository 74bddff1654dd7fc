import { PLACEHOLDER_IMAGE, type Category, type MenuItem } from '@pickup/contract';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';

const CategoryRow = z.object({ documentId: z.string(), name: z.string(), description: z.string().nullable() });

const DishRow = z.object({
  documentId: z.string(),
  name: z.string(),
  nameNl: z.string().nullable(),
  description: z.string(),
  price: z.number(),
  imageUrl: z.string().nullable(),
  popular: z.boolean(),
  available: z.boolean(),
  isActive: z.boolean(),
  category: CategoryRow.nullable(),
});
type DishRow = z.infer<typeof DishRow>;

/** The only way from a stored dish to its JSON. */
const presentDish = (row: DishRow): MenuItem => ({
  id: row.documentId,
  name: row.name,
  nameNl: row.nameNl || null,
  description: row.description,
  price: row.price,
  imageUrl: row.imageUrl || PLACEHOLDER_IMAGE,
  popular: row.popular,
  available: row.available,
  isActive: row.isActive,
  categoryId: row.category?.documentId ?? null,
  categoryName: row.category?.name ?? null,
});

/** What visitors see: not deleted and available (ruling 21). */
const PUBLIC = { isActive: true, available: true };

interface DishFilter {
  categoryId?: string | undefined;
  popular?: true;
}

/** Dishes visitors can order, in the menu's order: categories first, then dishes. */
export async function readPublicDishes(strapi: Core.Strapi, filter: DishFilter = {}): Promise<MenuItem[]> {
  const { categoryId, popular } = filter;
  const rows: unknown = await strapi.db.query('api::menu-item.menu-item').findMany({
    where: { ...PUBLIC, ...(popular && { popular }), ...(categoryId && { category: { documentId: categoryId } }) },
    populate: { category: true },
    orderBy: [{ category: { position: 'asc' } }, { position: 'asc' }, { id: 'asc' }],
  });
  return z.array(DishRow).parse(rows).map(presentDish);
}

/** Categories in the menu's order, each with the dishes visitors can order. */
export async function readPublicCategories(strapi: Core.Strapi): Promise<Category[]> {
  const rows: unknown = await strapi.db
    .query('api::category.category')
    .findMany({ orderBy: [{ position: 'asc' }, { id: 'asc' }] });
  const dishes = await readPublicDishes(strapi);
  return z
    .array(CategoryRow)
    .parse(rows)
    .map(({ documentId, name, description }) => ({
      id: documentId,
      name,
      description: description || null,
      menuItems: dishes.filter((dish) => dish.categoryId === documentId),
    }));
}
