import { z } from 'zod';
import { CONTENT_LIMITS } from './limits.js';
import { imageUrl } from './picture.js';
import { withReadOnly, Version } from './record-change.js';
import { Id, Price, nameText, optionalText, requiredText } from './scalar.js';
import { refuseDietaryContradiction, dietaryInputFields, dietaryFields } from './dietary-information.js';

/** A dish as public and admin answers give it (specification 3, rulings 21 and 23). */
export const MenuItem = z.object({
  id: Id,
  name: z.string(),
  nameNl: z.string().nullable(),
  description: z.string(),
  price: Price,
  imageUrl: z.string(),
  /** What the picture shows, for those who do not see it; null when the name says enough. */
  imageAlt: z.string().nullable(),
  ...dietaryFields,
  popular: z.boolean(),
  available: z.boolean(),
  isActive: z.boolean(),
  categoryId: Id.nullable(),
  categoryName: z.string().nullable(),
});
export type MenuItem = z.infer<typeof MenuItem>;

/** A dish as the owner sees it. */
export const AdminMenuItem = MenuItem.extend({ version: Version });
export type AdminMenuItem = z.infer<typeof AdminMenuItem>;

/** A category with its dishes (specification 3). */
export const Category = z.object({
  id: Id,
  name: z.string(),
  description: z.string().nullable(),
  menuItems: z.array(MenuItem),
});
export type Category = z.infer<typeof Category>;

/** A category as the owner sees it, with every dish that is not deleted: while it holds one it cannot be deleted (ruling 22). */
export const AdminCategory = Category.extend({ version: Version, menuItems: z.array(AdminMenuItem) });
export type AdminCategory = z.infer<typeof AdminCategory>;

/** The fields of the dish form, each by itself (specification 5, menu item form). What is optional and left out stays as it was. */
export const DishForm = z.strictObject({
  name: nameText(CONTENT_LIMITS.name),
  nameNl: optionalText(CONTENT_LIMITS.name).nullable(),
  description: requiredText(CONTENT_LIMITS.description),
  price: Price,
  categoryId: Id.nullable().optional(),
  imageUrl: imageUrl.default(''),
  imageAlt: optionalText(CONTENT_LIMITS.imageAlt).nullable(),
  ...dietaryInputFields,
  available: z.boolean().default(true),
  popular: z.boolean().default(false),
});

/** What the owner saves of a dish. */
export const SaveMenuItem = DishForm.superRefine(refuseDietaryContradiction);
export type SaveMenuItem = z.infer<typeof SaveMenuItem>;

/** As {@link SaveMenuItem}, of a dish that is there. */
export const ChangeMenuItem = withReadOnly(SaveMenuItem, AdminMenuItem);
export type ChangeMenuItem = z.infer<typeof ChangeMenuItem>;

/** What the owner saves of a category (specification 5, category form). */
export const SaveCategory = z.strictObject({
  name: nameText(CONTENT_LIMITS.categoryName),
  description: optionalText(CONTENT_LIMITS.categoryDescription).nullable(),
});
export type SaveCategory = z.infer<typeof SaveCategory>;

/** As {@link SaveCategory}, of a category that is there. */
export const ChangeCategory = withReadOnly(SaveCategory, AdminCategory);
export type ChangeCategory = z.infer<typeof ChangeCategory>;
