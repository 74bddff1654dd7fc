import type { AdminCategory, AdminMenuItem } from '@pickup/contract';
import { useTranslation } from 'react-i18next';
import { Toggle } from '../../forms/Toggle.js';
import { Choices } from '../../lists/Choices.js';
import { SearchField } from '../../lists/SearchField.js';
import { Toolbar } from './menu-layout.js';
import { countByCategory, isUndeclared, type MenuView } from './menu-view.js';

interface ItemsToolbarProps {
  /** The whole menu: every category is counted, whatever the view. */
  dishes: readonly AdminMenuItem[];
  categories: readonly AdminCategory[];
  view: MenuView;
  onCategory: (category: string | null) => void;
  onUndeclared: (undeclared: boolean) => void;
  onSearch: (search: string) => void;
}

/** Search, the category filter with its counts, and a filter for dishes without declared allergens. */
export function ItemsToolbar({ dishes, categories, view, onCategory, onUndeclared, onSearch }: ItemsToolbarProps) {
  const { t } = useTranslation();
  const counts = countByCategory(dishes);
  const counted = (value: number) => ({ value, label: t('menu.items.count', { count: value }) });
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const undeclared = dishes.filter(isUndeclared).length;
  return (
    <Toolbar>
      <SearchField
        label={t('app.searchPage')}
        placeholder={t('menu.items.searchHint')}
        value={view.search}
        onSearch={onSearch}
      />
      <Choices
        label={t('menu.items.filter')}
        chosen={view.category}
        onChoose={onCategory}
        wraps
        items={[
          { value: null, label: t('menu.items.all'), count: counted(all) },
          ...categories.map(({ id, name }) => ({ value: id, label: name, count: counted(counts.get(id) ?? 0) })),
        ]}
      />
      {(undeclared > 0 || view.undeclared) && (
        <Toggle
          type="checkbox"
          label={t('menu.items.notDeclared', { count: undeclared })}
          checked={view.undeclared}
          onChange={({ target }) => onUndeclared(target.checked)}
        />
      )}
    </Toolbar>
  );
}
