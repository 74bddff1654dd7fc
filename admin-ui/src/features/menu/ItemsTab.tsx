import type { AdminCategory, AdminMenuItem } from '@pickup/contract';
import { DishIcon } from '@pickup/web';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Region } from '../../lists/list-layout.js';
import { NothingFound } from '../../lists/NothingFound.js';
import { useFocusKeeper } from '../../lists/useFocusKeeper.js';
import { DishCard } from './DishCard.js';
import { DishCards } from './dish-layout.js';
import { ItemsToolbar } from './ItemsToolbar.js';
import { FoundLine } from './FoundLine.js';
import { pickDishes, type MenuView } from './menu-view.js';
import { useDishChanges } from './useDishChanges.js';

const loadForm = () => import('./DishDialog.js');
const loadConfirm = () => import('../../changes/ConfirmDialog.js');
const DishDialog = lazy(loadForm);
const ConfirmDialog = lazy(loadConfirm);

/** Dialogs are fetched after the list, but before the click, so that a slow connection does not delay them. */
const preloadDialogs = () => void Promise.all([loadForm(), loadConfirm()]).catch(() => undefined);

interface ItemsTabProps {
  dishes: readonly AdminMenuItem[];
  categories: readonly AdminCategory[];
  view: MenuView;
  onCategory: (category: string | null) => void;
  onUndeclared: (undeclared: boolean) => void;
  onSearch: (search: string) => void;
  onReset: () => void;
  /** The form of a new one is wanted. */
  adding: boolean;
  onAdded: () => void;
}

/** The dishes as cards, filtered and searched, with everything that can be done to them. */
export function ItemsTab({ dishes, categories, view, onReset, adding, onAdded, ...narrowing }: ItemsTabProps) {
  const { t } = useTranslation();
  const [editing, setEditing] = useState<AdminMenuItem | null>(null);
  const [leaving, setLeaving] = useState<AdminMenuItem | null>(null);
  const list = useRef<HTMLElement>(null);
  const keepFocus = useFocusKeeper(list);
  const changes = useDishChanges(keepFocus);
  const shown = pickDishes(dishes, view);

  useEffect(preloadDialogs, []);

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
      <ItemsToolbar dishes={dishes} categories={categories} view={view} {...narrowing} />
      <Region ref={list} tabIndex={-1} aria-label={t('menu.items.list')}>
        <FoundLine dishes={shown} />
        {shown.length === 0 ? (
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
                <DishCard dish={dish} changes={changes} onEdit={setEditing} onDelete={setLeaving} />
              </li>
            ))}
          </DishCards>
        )}
      </Region>
      <Suspense fallback={null}>
        {(editing || adding) && (
          <DishDialog dish={editing} categories={categories} categoryId={view.category} onClose={closeForm} />
        )}
        {leaving && (
          <ConfirmDialog
            title={t('menu.item.deleteTitle', { name: leaving.name })}
            description={t('menu.item.deleteText')}
            confirm={t('app.delete')}
            keep={t('app.keep')}
            onKeep={() => closeQuestion(leaving)}
            onConfirm={() => {
              changes.remove(leaving);
              closeQuestion(leaving);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
