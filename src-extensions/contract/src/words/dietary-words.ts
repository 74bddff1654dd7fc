import type { Allergen, DietaryMark } from '../entities/enumerations.js';

/** The words for allergens and dietary marks on every screen, on paper and in mail. */
export interface DietaryWords {
  /** `{{list}}` stands for the allergens. */
  contains: string;
  none: string;
  names: Record<Allergen, string>;
  marks: Record<DietaryMark, string>;
}

/* One for each language, so that a page fetches its own only. */

export const EN_DIETARY_WORDS: DietaryWords = {
  contains: 'Contains: {{list}}',
  none: 'None of the 14 allergens',
  names: {
    gluten: 'gluten',
    crustaceans: 'crustaceans',
    eggs: 'eggs',
    fish: 'fish',
    peanuts: 'peanuts',
    soybeans: 'soya',
    milk: 'milk',
    nuts: 'nuts',
    celery: 'celery',
    mustard: 'mustard',
    sesame: 'sesame',
    sulphites: 'sulphites',
    lupin: 'lupin',
    molluscs: 'molluscs',
  },
  marks: {
    vegetarian: 'Vegetarian',
    vegan: 'Vegan',
    halal: 'Halal',
    'gluten-free': 'Gluten-free',
  },
};

export const NL_DIETARY_WORDS: DietaryWords = {
  contains: 'Bevat: {{list}}',
  none: 'Geen van de 14 allergenen',
  names: {
    gluten: 'gluten',
    crustaceans: 'schaaldieren',
    eggs: 'ei',
    fish: 'vis',
    peanuts: 'pinda',
    soybeans: 'soja',
    milk: 'melk',
    nuts: 'noten',
    celery: 'selderij',
    mustard: 'mosterd',
    sesame: 'sesam',
    sulphites: 'sulfiet',
    lupin: 'lupine',
    molluscs: 'weekdieren',
  },
  marks: {
    vegetarian: 'Vegetarisch',
    vegan: 'Veganistisch',
    halal: 'Halal',
    'gluten-free': 'Glutenvrij',
  },
};
