import type { AdminMenuItem, AdminCategory } from '@pickup/contract';
import { Button, DishIcon, EmptyState, TableIcon, useTranslation } from '@pickup/web';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Found, Region, NothingFound } from '../../lists/list-parts.js';
import { Toggle } from '../../forms/Toggle.js';
import { matchesSearch, SearchField } from '../../lists/SearchField.js';
import { CategoryFilter } from './CategoryFilter.js';
import { Toolbar } from './menu-layout.js';
import { isUndeclared, pickDishes, type MenuView } from './menu-view.js';
import { useFocusKeeper } from '../../lists/useFocusKeeper.js';
import { DishCard } from './DishCard.js';
import { DishCards } from './dish-layout.js';
import { useDishChanges } from './useDishChanges.js';
import { useNewDishes } from './useNewDishes.js';

/** How many dishes are shown, and which of them guests do not see. */
function FoundLine({ dishes }: { dishes: readonly AdminMenuItem[] }) {
  const { t } = useTranslation();
  const active = dishes.filter(({ isActive }) => isActive);
  const unavailable = active.filter(({ available }) => !available).length;
  const deleted = dishes.length - active.length;
  return (
    <Found role="status">
      {t('menu.items.count', { count: active.length })}
      {unavailable > 0 && ` · ${t('menu.items.unavailable', { count: unavailable })}`}
      {deleted > 0 && ` · ${t('menu.items.deleted', { count: deleted })}`}
    </Found>
  );
}

interface ItemsToolbarProps {
  /** The whole menu, whatever the view. */
  dishes: readonly AdminMenuItem[];
  view: MenuView;
  onUndeclared: (undeclared: boolean) => void;
  onSearch: (search: string) => void;
}

/** Search, and a filter for dishes without declared allergens. */
function ItemsToolbar({ dishes, view, onUndeclared, onSearch }: ItemsToolbarProps) {
  const { t } = useTranslation();
  const undeclared = dishes.filter(isUndeclared).length;
  return (
    <Toolbar>
      <SearchField
        label={t('app.searchPage')}
        placeholder={t('menu.items.searchHint')}
        value={view.search}
        onSearch={onSearch}
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

const loadForm = () => import('./DishDialog.js');
const loadQuickEntry = () => import('./quick-entry/QuickEntryDialog.js');
const loadConfirm = () => import('../../changes/ConfirmDialog.js');
const DishDialog = lazy(loadForm);
const QuickEntryDialog = lazy(loadQuickEntry);
const ConfirmDialog = lazy(loadConfirm);

/** Dialogs are fetched after the list, but before the click, so that a slow connection does not delay them. */
const preloadDialogs = () => void Promise.all([loadForm(), loadConfirm()]).catch(() => undefined);

interface ItemsTabProps extends ItemsToolbarProps {
  categories: readonly AdminCategory[];
  onCategory: (category: string | null) => void;
  onReset: () => void;
  /** The form of a new one is wanted. */
  adding: boolean;
  onAdded: () => void;
  /** Many at once are wanted. */
  quick: boolean;
  onQuick: () => void;
  onQuickClosed: () => void;
}

/** The dishes as cards, filtered and searched, with everything that can be done to them. */
export function ItemsTab({
  dishes,
  categories,
  view,
  onCategory,
  onReset,
  adding,
  onAdded,
  quick,
  onQuick,
  onQuickClosed,
  ...narrowing
}: ItemsTabProps) {
  const { t } = useTranslation();
  const [editing, setEditing] = useState<AdminMenuItem | null>(null);
  const [leaving, setLeaving] = useState<AdminMenuItem | null>(null);
  const list = useRef<HTMLElement>(null);
  const keepFocus = useFocusKeeper(list);
  const changes = useDishChanges(keepFocus);
  const shown = pickDishes(dishes, view);
  const { isNew, show } = useNewDishes(dishes, shown, adding || quick, onReset);

  useEffect(preloadDialogs, []);

  const chooseCategory = (category: string | null) => {
    onCategory(category);
    // The filter stays in sight: from far down the list, the dishes of another category begin out of sight.
    if (list.current && list.current.getBoundingClientRect().top < 0) list.current.scrollIntoView({ block: 'start' });
  };
  const closeForm = () => {
    setEditing(null);
    onAdded();
    if (editing) keepFocus(editing.id);
  };
  const closeQuestion = ({ id }: AdminMenuItem) => {
    setLeaving(null);
    keepFocus(id);
  };
  return (
    <>
      {dishes.length > 0 && (
        <>
          <ItemsToolbar dishes={dishes} view={view} {...narrowing} />
          <CategoryFilter dishes={dishes} categories={categories} chosen={view.category} onChoose={chooseCategory} />
        </>
      )}
      <Region ref={list} tabIndex={-1} aria-label={t('menu.items.list')}>
        {dishes.length > 0 && <FoundLine dishes={shown} />}
        {dishes.length === 0 ? (
          <EmptyState
            art={<DishIcon size={40} />}
            as="p"
            title={t('menu.items.empty')}
            action={
              <Button variant="secondary" onClick={onQuick}>
                <TableIcon size={18} /> {t('menu.quick.title')}
              </Button>
            }
          />
        ) : shown.length === 0 ? (
          <NothingFound
            art={<DishIcon size={40} />}
            title={t('menu.items.empty')}
            narrowed={view.search !== '' || view.category !== null || view.undeclared}
            onReset={onReset}
          />
        ) : (
          <DishCards>
            {shown.map((dish) => (
              <li key={dish.id}>
                <DishCard
                  dish={dish}
                  isNew={isNew(dish.id)}
                  isFoundByDescription={!matchesSearch(view.search, [dish.name, dish.nameNl])}
                  changes={changes}
                  onEdit={setEditing}
                  onDelete={setLeaving}
                />
              </li>
            ))}
          </DishCards>
        )}
      </Region>
      <Suspense fallback={null}>
        {(editing || adding) && (
          <DishDialog
            dish={editing}
            categories={categories}
            categoryId={view.category}
            onCreated={({ id }) => show([id])}
            onClose={closeForm}
          />
        )}
        {quick && (
          <QuickEntryDialog
            dishes={dishes}
            categories={categories}
            categoryId={view.category}
            onAdded={show}
            onClose={onQuickClosed}
          />
        )}
        {leaving && (
          <ConfirmDialog
            title={t('menu.item.deleteTitle', { name: leaving.name })}
            description={t('menu.item.deleteText')}
            onKeep={() => closeQuestion(leaving)}
            onConfirm={() => {
              changes.make('delete', leaving);
              closeQuestion(leaving);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
