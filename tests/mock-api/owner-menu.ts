import { ChangeMenuItem, type SaveMenuItem, type Writable } from '@pickup/contract';
import { changeOf, requireSettable, setActive, stated, toEdit, write } from './changing.js';
import { newId, type MockData } from './data.js';
import type { Answers } from './mock-api.js';
import { isOnMenu, presentAdminDish } from './present.js';
import { dish, type MockDish } from './records.js';
import { fieldError } from './http-error.js';

/** What a form says of a dish; what is optional and left out stays as it was. */
function valuesOf(
  { categories }: MockData,
  { nameNl, imageAlt, allergens, dietary, categoryId, ...given }: SaveMenuItem | Writable<ChangeMenuItem>,
): Partial<MockDish> {
  if (typeof categoryId === 'string' && !categories.some(({ id }) => id === categoryId)) {
    throw fieldError('categoryId', 'is not a category of this menu');
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
export function ownerMenuAnswers(data: MockData) {
  return {
    adminMenuItems: ({ query: { categoryId, includeUnavailable } }) =>
      data.dishes
        .filter((one) => includeUnavailable || isOnMenu(one))
        .filter((one) => categoryId === undefined || one.categoryId === categoryId)
        .map((one) => presentAdminDish(data, one)),
    createMenuItem: ({ body }) => {
      const made = dish(newId(data, 'dish'), { categoryId: null, ...valuesOf(data, body) });
      data.dishes.push(made);
      return presentAdminDish(data, made);
    },
    updateMenuItem: ({ params, headers, body }) => {
      const found = toEdit(data.dishes, changeOf('dish', params.id, headers));
      const form = requireSettable(ChangeMenuItem, body, presentAdminDish(data, found));
      return presentAdminDish(data, write(found, valuesOf(data, form)));
    },
    deleteMenuItem: ({ params, headers }) => {
      setActive(data.dishes, changeOf('dish', params.id, headers), false);
      return undefined;
    },
    restoreMenuItem: ({ params, headers }) =>
      presentAdminDish(data, setActive(data.dishes, changeOf('dish', params.id, headers), true)),
    toggleMenuItemAvailability: ({ params, headers }) => {
      const found = toEdit(data.dishes, changeOf('dish', params.id, headers));
      return presentAdminDish(data, write(found, { available: !found.available }));
    },
    toggleMenuItemPopular: ({ params, headers }) => {
      const found = toEdit(data.dishes, changeOf('dish', params.id, headers));
      return presentAdminDish(data, write(found, { popular: !found.popular }));
    },
  } satisfies Answers;
}
