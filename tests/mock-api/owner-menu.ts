import { ChangeMenuItem, type SaveMenuItem, type Writable } from '@pickup/contract';
import { changeOf, requireSettable, setActive, stated, toEdit, write } from './changing.js';
import { newId, type Kitchen } from './kitchen.js';
import type { Answers } from './mock-api.js';
import { isOnMenu, presentAdminDish } from './present.js';
import { dish, type KitchenDish } from './records.js';
import { refuseField } from './refusal.js';

/** What a form says of a dish; what is optional and left out stays as it was. */
function valuesOf(
  { categories }: Kitchen,
  { nameNl, imageAlt, allergens, dietary, categoryId, ...given }: SaveMenuItem | Writable<ChangeMenuItem>,
): Partial<KitchenDish> {
  if (typeof categoryId === 'string' && !categories.some(({ id }) => id === categoryId)) {
    throw refuseField('categoryId', 'is not a category of this menu');
  }
  return {
    ...given,
    ...(categoryId !== undefined && { categoryId }),
    ...(nameNl !== undefined && { nameNl: nameNl || null }),
    ...(imageAlt !== undefined && { imageAlt: imageAlt || null }),
    ...stated({ allergens, dietary }),
  };
}

/** How the owner's calls about dishes are answered (specification 7, menu). */
export function ownerMenuAnswers(kitchen: Kitchen) {
  return {
    adminMenuItems: ({ query: { categoryId, includeUnavailable } }) =>
      kitchen.dishes
        .filter((one) => includeUnavailable || isOnMenu(one))
        .filter((one) => categoryId === undefined || one.categoryId === categoryId)
        .map((one) => presentAdminDish(kitchen, one)),
    createMenuItem: ({ body }) => {
      const made = dish(newId(kitchen, 'dish'), { categoryId: null, ...valuesOf(kitchen, body) });
      kitchen.dishes.push(made);
      return presentAdminDish(kitchen, made);
    },
    updateMenuItem: ({ params, headers, body }) => {
      const found = toEdit(kitchen.dishes, changeOf('dish', params.id, headers));
      const form = requireSettable(ChangeMenuItem, body, presentAdminDish(kitchen, found));
      return presentAdminDish(kitchen, write(found, valuesOf(kitchen, form)));
    },
    deleteMenuItem: ({ params, headers }) => {
      setActive(kitchen.dishes, changeOf('dish', params.id, headers), false);
      return undefined;
    },
    restoreMenuItem: ({ params, headers }) =>
      presentAdminDish(kitchen, setActive(kitchen.dishes, changeOf('dish', params.id, headers), true)),
    toggleMenuItemAvailability: ({ params, headers }) => {
      const found = toEdit(kitchen.dishes, changeOf('dish', params.id, headers));
      return presentAdminDish(kitchen, write(found, { available: !found.available }));
    },
    toggleMenuItemPopular: ({ params, headers }) => {
      const found = toEdit(kitchen.dishes, changeOf('dish', params.id, headers));
      return presentAdminDish(kitchen, write(found, { popular: !found.popular }));
    },
  } satisfies Answers;
}
