import type { AdminCategory, AdminMenuItem } from '@pickup/contract';
import { color, media, Select, space, useTranslation } from '@pickup/web';
import styled from 'styled-components';
import { Choices } from '../../lists/Choices.js';
import { belowBar } from '../../screen/below-bar.js';
import { countByCategory } from './menu-view.js';

/** Wherever the list stands, another category is one press away. */
const Root = styled.div`
  ${belowBar}
  margin: 0 calc(-1 * ${space(3)}) ${space(0.5)};
  padding: ${space(1)} ${space(3)};
  background: ${color('paper')};
  ${media.phone} {
    margin-inline: calc(-1 * ${space(2)});
    padding-inline: ${space(2)};
  }
`;

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
      <Root>
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
      </Root>
    );
  }
  return (
    <Root>
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
    </Root>
  );
}
