import { callExamples } from '@pickup/contract/examples';
import { describe, expect, it } from 'vitest';
import { untranslated, type Translatable } from './untranslated.js';

const [dish] = callExamples.adminMenuItems.response;
const [category] = callExamples.adminCategories.response;
const [group] = callExamples.adminOptionGroups.response;
const deal = callExamples.adminDeal.response;
const restaurant = callExamples.adminRestaurant.response;
const NONE: Translatable = { dishes: [], categories: [], groups: [], deals: [], restaurant: null };
const found = (given: Partial<Translatable>) =>
  untranslated({ ...NONE, ...given }).map(({ name, texts, to }) => [name, texts, to]);

describe('what has no Dutch yet', () => {
  it('is nothing where every text has Dutch beside it, or is empty itself', () => {
    if (!dish || !category || !group) throw new Error('The examples have none');
    expect(found({ dishes: [dish], categories: [category], groups: [group], deals: [deal], restaurant })).toEqual([]);
    expect(found({ dishes: [{ ...dish, imageAlt: null, imageAltNl: null }] })).toEqual([]);
  });

  it('is counted for each form, with the screen where it is edited; what is deleted is left out', () => {
    if (!dish || !category || !group) throw new Error('The examples have none');
    const bare = { ...dish, nameNl: null, descriptionNl: null, categoryNameNl: null };
    const options = group.options.map((option) => ({ ...option, nameNl: null }));
    expect(
      found({
        dishes: [bare, { ...bare, isActive: false }],
        categories: [{ ...category, descriptionNl: '' }],
        groups: [{ ...group, options }],
        deals: [{ ...deal, titleNl: null }],
        restaurant: { ...restaurant, storyNl: null },
      }),
    ).toEqual([
      [category.name, 1, '/menu?tab=categories'],
      [dish.name, 2, '/menu?q=Pizza+Margherita'],
      [group.name, options.filter(({ isActive }) => isActive).length, '/choices'],
      [deal.title, 1, '/deals'],
      [restaurant.name, 1, '/restaurant-settings'],
    ]);
  });
});
