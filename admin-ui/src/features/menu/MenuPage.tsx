import * as Tabs from '@radix-ui/react-tabs';
import { SortIcon, TableIcon, VisuallyHidden, useTranslation } from '@pickup/web';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CardSkeletons } from '../../lists/list-parts.js';
import { LoadFailed } from '../../failures/load-failure.js';
import { Screen } from '../../screen/Screen.js';
import { CategoriesTab } from './CategoriesTab.js';
import { DishSkeletons } from './DishSkeletons.js';
import { ItemsTab } from './ItemsTab.js';
import { AddButton, BarButton } from '../../lists/AddButton.js';
import { Panel, Tab, TabCount, TabList } from './menu-layout.js';
import { listedOf, type ArrangedList } from './arrangement.js';
import { useMenu, useMenuView, writeView, type MenuTab } from './menu-view.js';
import { UntranslatedTexts } from './UntranslatedTexts.js';
import { useArrangement } from './useArrangement.js';

const ArrangeDialog = lazy(() => import('./ArrangeDialog.js'));

const TABS = ['items', 'categories'] as const satisfies readonly MenuTab[];

/** /admin/menu: dishes and categories, a tab each. */
export default function MenuPage() {
  const { t } = useTranslation();
  const { view, openTab, showCategory, showUndeclared, search, reset } = useMenuView();
  const { data, error, retry } = useMenu();
  const [isAdding, setAdding] = useState(false);
  const [params, setParams] = useSearchParams();
  const [isQuick, setQuick] = useState(params.get('quick') === 'open');
  const [arranging, setArranging] = useState<{ subject: ArrangedList; after: readonly string[] } | null>(null);
  const saveArrangement = useArrangement(setArranging);
  const closeQuick = () => {
    setQuick(false);
    // Otherwise a reload would open it again.
    if (params.has('quick')) setParams(writeView(view), { replace: true });
  };
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
        quick={isQuick}
        onQuick={() => setQuick(true)}
        onQuickClosed={closeQuick}
        {...adding}
      />
    ) : (
      <CategoriesTab categories={categories} onShowItems={({ id }) => showCategory(id)} {...adding} />
    );
  };
  /** What the tab puts in order: the chosen category, else the first of which the order matters. */
  const subjectOf = (menu: NonNullable<typeof data>): ArrangedList | null => {
    const subjects: readonly ArrangedList[] =
      view.tab === 'categories'
        ? ['categories']
        : [view.category, ...menu.categories.map(({ id }) => id), null].map((categoryId) => ({ categoryId }));
    return subjects.find((subject) => listedOf(menu, subject).length > 1) ?? null;
  };
  const orderable = data && subjectOf(data);
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
          <>
            {orderable && (
              <BarButton
                icon={<SortIcon size={20} />}
                variant="secondary"
                onClick={() => setArranging({ subject: orderable, after: [] })}
              >
                {t('menu.order.change')}
              </BarButton>
            )}
            {view.tab === 'items' && (
              <BarButton icon={<TableIcon size={20} />} variant="secondary" onClick={() => setQuick(true)}>
                {t('menu.quick.title')}
              </BarButton>
            )}
            <AddButton onClick={() => setAdding(true)}>
              {t(view.tab === 'items' ? 'menu.items.add' : 'menu.category.add')}
            </AddButton>
          </>
        )
      }
    >
      {data && <UntranslatedTexts {...data} />}
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
      {data && arranging && (
        <Suspense fallback={null}>
          <ArrangeDialog {...data} start={arranging} onSave={saveArrangement} onClose={() => setArranging(null)} />
        </Suspense>
      )}
    </Screen>
  );
}
