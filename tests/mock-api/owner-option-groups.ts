import {
  ChangeOptionGroup,
  groupInUseText,
  OPTION_LIMITS,
  type SaveOptionGroup,
  type Writable,
} from '@pickup/contract';
import { dietaryFields, requireWritable, setActive, toChange, toEdit, write } from './changing.js';
import { newId, type MockData } from './data.js';
import { fieldError, HttpError } from './http.js';
import type { Answers } from './mock-api.js';
import { presentOptionGroup } from './present.js';
import { requireComingDay } from './sold-out.js';
import { option, optionGroup, type MockOption, type MockOptionGroup } from './records.js';

/** The values in a group's form; the options that it leaves out are deleted. */
function groupValues(
  data: MockData,
  { nameNl, options, ...given }: SaveOptionGroup | Writable<ChangeOptionGroup>,
  stored: readonly MockOption[],
): Partial<MockOptionGroup> {
  const saved = options.map(({ id, nameNl: dutch, allergens, dietary, ...form }, index) => {
    const before = stored.find((one) => one.id === id);
    if (id !== undefined && !before) throw fieldError(`options.${index}.id`, 'must be an option of this group');
    const place = { path: `options.${index}.dietary`, words: `Option ${index + 1}: ` };
    requireComingDay(data, form.soldOutUntil, before?.soldOutUntil ?? null, {
      path: `options.${index}.soldOutUntil`,
      words: `Option ${index + 1}: soldOutUntil`,
    });
    const changed = before ?? option(newId(data, 'option'), { allergens: null, dietary: [] });
    return {
      ...changed,
      ...form,
      ...(dutch !== undefined && { nameNl: dutch || null }),
      ...dietaryFields({ allergens, dietary }, changed, place),
    };
  });
  const left = stored.filter(({ id }) => saved.every((one) => one.id !== id));
  const ordered = [...saved, ...left.map((one) => ({ ...one, isActive: false }))];
  const deleted = ordered.filter(({ isActive }) => !isActive).slice(0, OPTION_LIMITS.deletedOptions);
  return {
    ...given,
    ...(nameNl !== undefined && { nameNl: nameNl || null }),
    options: [...ordered.filter(({ isActive }) => isActive), ...deleted],
  };
}

/** The owner's calls about option groups. */
export const ownerOptionGroupCalls = (data: MockData) =>
  ({
    adminOptionGroups: () => data.optionGroups.map((group) => presentOptionGroup(data, group)),
    createOptionGroup: ({ body }) => {
      const made = optionGroup(newId(data, 'group'), groupValues(data, body, []));
      data.optionGroups.push(made);
      return presentOptionGroup(data, made);
    },
    updateOptionGroup: (request) => {
      const found = toEdit(data.optionGroups, request, 'option group');
      const form = requireWritable(ChangeOptionGroup, request.body, presentOptionGroup(data, found));
      return presentOptionGroup(data, write(found, groupValues(data, form, found.options)));
    },
    deleteOptionGroup: (request) => {
      const { name, usedBy } = presentOptionGroup(data, toChange(data.optionGroups, request));
      const dishes = usedBy.map((dish) => dish.name);
      if (dishes.length > 0) throw new HttpError(409, groupInUseText(name, dishes));
      setActive(data.optionGroups, request, false);
      return undefined;
    },
    restoreOptionGroup: (request) => presentOptionGroup(data, setActive(data.optionGroups, request, true)),
  }) satisfies Answers;
