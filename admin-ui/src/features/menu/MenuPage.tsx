import * as Tabs from '@radix-ui/react-tabs';
import { VisuallyHidden } from '@pickup/web';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardSkeletons } from '../../lists/list-parts.js';
import { LoadFailed } from '../../failures/load-failure.js';
import { Screen } from '../../screen/Screen.js';
import { CategoriesTab } from './CategoriesTab.js';
import { DishSkeletons } from './dish-layout.js';
import { ItemsTab } from './ItemsTab.js';
import { AddButton } from '../../lists/AddButton.js';
import { Panel, Tab, TabCount, TabList } from './menu-layout.js';
import { useMenu, useMenuView, type MenuTab } from './menu-view.js';

const TABS = ['items', 'categories'] as const satisfies readonly MenuTab[];

/** /admin/menu: dishes and categories, a tab each. */
export default function MenuPage() {
  const { t } = useTranslation();
  const { view, openTab, showCategory, showUndeclared, search, reset } = useMenuView();
  const { data, error, retry } = useMenu();
  const [isAdding, setAdding] = useState(false);
  const adding = { adding: isAdding, onAdded: () => setAdding(false) };

  const body = () => {
    if (!data && error) return <LoadFailed title={t('menu.loadFailed')} error={error} onRetry={retry} />;
    if (!data) {
      const Skeletons = view.tab === 'items' ? DishSkeletons : CardSkeletons;
      return <Skeletons label={t('menu.loading')} />;
    }
    const { dishes, categories } = data;
    // A category that is gone, or never was, counts as not given.
    const category = categories.some(({ id }) => id === view.category) ? view.category : null;
    return view.tab === 'items' ? (
      <ItemsTab
        dishes={dishes}
        categories={categories}
        view={{ ...view, category }}
        onCategory={showCategory}
        onUndeclared={showUndeclared}
        onSearch={search}
        onReset={reset}
        {...adding}
      />
    ) : (
      <CategoriesTab categories={categories} onShowItems={({ id }) => showCategory(id)} {...adding} />
    );
  };
  const tab = (value: MenuTab, count: number | undefined) => (
    <Tab value={value}>
      {t(`menu.tabs.${value}`)}
      {count !== undefined && (
        <>
          <VisuallyHidden>,</VisuallyHidden> <TabCount>{count}</TabCount>
        </>
      )}
    </Tab>
  );

  return (
    <Screen
      title={t('menu.title')}
      aside={
        data && (
          <AddButton onClick={() => setAdding(true)}>
            {t(view.tab === 'items' ? 'menu.items.add' : 'menu.category.add')}
          </AddButton>
        )
      }
    >
      <Tabs.Root value={view.tab} onValueChange={(value) => openTab(value === 'categories' ? 'categories' : 'items')}>
        <TabList aria-label={t('menu.tabs.label')}>
          {tab('items', data?.dishes.filter(({ isActive }) => isActive).length)}
          {tab('categories', data?.categories.length)}
        </TabList>
        {TABS.map((value) => (
          <Panel key={value} value={value} tabIndex={-1}>
            {value === view.tab && body()}
          </Panel>
        ))}
      </Tabs.Root>
    </Screen>
  );
}
