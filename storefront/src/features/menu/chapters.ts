import type { Category, MenuItem } from '@pickup/contract';

/** A part of the menu: the dishes of a category, or those of none. */
export interface Chapter {
  /** The category's id; null for the dishes of no category. */
  id: string | null;
  /** Null where nothing but dishes of no category is on the menu: they need no heading. */
  name: string | null;
  nameNl: string | null;
  /** The owner's line about the category. */
  description: string | null;
  descriptionNl: string | null;
  dishes: readonly MenuItem[];
}

/** What has to be known of a category; a failed read of the categories leaves the names that the dishes carry. */
type Heading = Omit<Category, 'menuItems'>;

const UNDESCRIBED = { description: null, descriptionNl: null };

/**
 * The chapters of these dishes, in the order of the categories and within each in the order given. Categories without a dish
 * have no chapter; dishes of no category come last, under `others`.
 */
export function chaptersOf(dishes: readonly MenuItem[], categories: readonly Heading[], others: string): Chapter[] {
  const byCategory = new Map<string | null, MenuItem[]>();
  for (const dish of dishes) {
    const chapter = byCategory.get(dish.categoryId);
    if (chapter) chapter.push(dish);
    else byCategory.set(dish.categoryId, [dish]);
  }
  const known = new Set(categories.map(({ id }) => id));
  const unknown = [...byCategory].flatMap(([id, [first]]): Heading[] =>
    id === null || known.has(id)
      ? []
      : [
          {
            id,
            name: first?.categoryName ?? others,
            nameNl: first?.categoryName ? first.categoryNameNl : others,
            ...UNDESCRIBED,
          },
        ],
  );
  const chapters = [...categories, ...unknown].map((heading): Chapter => ({
    id: heading.id,
    name: heading.name,
    nameNl: heading.nameNl,
    description: heading.description,
    descriptionNl: heading.descriptionNl,
    dishes: byCategory.get(heading.id) ?? [],
  }));
  const restName = byCategory.size > 1 ? others : null;
  const rest: Chapter = {
    id: null,
    // It is in the visitor's language, whichever that is.
    name: restName,
    nameNl: restName,
    ...UNDESCRIBED,
    dishes: byCategory.get(null) ?? [],
  };
  return [...chapters, rest].filter((chapter) => chapter.dishes.length > 0);
}

/** The category to read after this one: the next that has a dish; null after the last, and where no one is chosen. */
export function nextCategory<Of extends Heading>(
  categories: readonly Of[],
  dishes: readonly MenuItem[],
  chosen: string | null,
): Of | null {
  const place = categories.findIndex(({ id }) => id === chosen);
  if (place < 0) return null;
  const served = new Set(dishes.map(({ categoryId }) => categoryId));
  return categories.slice(place + 1).find(({ id }) => served.has(id)) ?? null;
}

/** The id of a chapter's element. */
export const chapterId = (id: string | null): string => `chapter-${id ?? 'others'}`;
