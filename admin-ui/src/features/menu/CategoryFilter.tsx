import type { AdminCategory, AdminMenuItem } from '@pickup/contract';
import { Select, useTranslation } from '@pickup/web';
import { Choices } from '../../lists/Choices.js';
import { countByCategory } from './menu-view.js';

/** So many categories stand in a line that scrolls; more of them are one list to choose from. */
const MOST_IN_SIGHT = 16;

interface CategoryFilterProps {
  /** The whole menu: every category is counted, whatever the view. */
  dishes: readonly AdminMenuItem[];
  categories: readonly AdminCategory[];
  /** Null: all of them. */
  chosen: string | null;
  onChoose: (category: string | null) => void;
}

/** All Categories or one, each with how many dishes it has. */
export function CategoryFilter({ dishes, categories, chosen, onChoose }: CategoryFilterProps) {
  const { t } = useTranslation();
  const counts = countByCategory(dishes);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const items = [
    { value: null, label: t('menu.items.all'), count: all },
    ...categories.map(({ id, name }) => ({ value: id, label: name, count: counts.get(id) ?? 0 })),
  ];
  if (categories.length > MOST_IN_SIGHT) {
    return (
      <Select
        aria-label={t('menu.items.filter')}
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(target.value || null)}
      >
        {items.map(({ value, label, count }) => (
          <option key={value ?? ''} value={value ?? ''}>
            {label} ({count})
          </option>
        ))}
      </Select>
    );
  }
  return (
    <Choices
      label={t('menu.items.filter')}
      chosen={chosen}
      onChoose={onChoose}
      items={items.map(({ value, label, count }) => ({
        value,
        label,
        count: { value: count, label: t('menu.items.count', { count }) },
      }))}
    />
  );
}
