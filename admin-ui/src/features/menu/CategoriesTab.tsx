import type { AdminCategory } from '@pickup/contract';
import { DishIcon, EmptyState } from '@pickup/web';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { put } from '../../changes/patch-lists.js';
import { useOptimisticChange } from '../../changes/useOptimisticChange.js';
import { Region } from '../../lists/list-layout.js';
import { useFocusKeeper } from '../../lists/useFocusKeeper.js';
import { CategoryCard } from './CategoryCard.js';
import { DishCards } from './dish-layout.js';
import { MENU_ANSWERS } from './useMenu.js';

const CategoryDialog = lazy(() => import('./CategoryDialog.js'));
const ConfirmDialog = lazy(() => import('../../changes/ConfirmDialog.js'));

interface CategoriesTabProps {
  categories: readonly AdminCategory[];
  onShowItems: (category: AdminCategory) => void;
  /** The form of a new one is wanted. */
  adding: boolean;
  onAdded: () => void;
}

/** The categories as cards, with add, edit and delete. */
export function CategoriesTab({ categories, onShowItems, adding, onAdded }: CategoriesTabProps) {
  const { t } = useTranslation();
  const [editing, setEditing] = useState<AdminCategory | null>(null);
  const [leaving, setLeaving] = useState<AdminCategory | null>(null);
  const list = useRef<HTMLElement>(null);
  const keepFocus = useFocusKeeper(list);
  const deletion = useOptimisticChange('deleteCategory', {
    lists: ['adminCategories'],
    stale: MENU_ANSWERS,
    // It leaves the list below at once, by being under way.
    patch: put({}),
    done: t('menu.done.categoryDeleted'),
    failed: t('menu.failed.categoryDelete'),
    onSettled: keepFocus,
  });
  const shown = categories.filter(({ id }) => !deletion.pending.has(id));

  const closeForm = () => {
    setEditing(null);
    onAdded();
    if (editing) keepFocus(editing.id);
  };
  const closeQuestion = ({ id }: AdminCategory) => {
    setLeaving(null);
    keepFocus(id);
  };
  return (
    <>
      <Region ref={list} tabIndex={-1} aria-label={t('menu.category.list')}>
        {shown.length === 0 ? (
          <EmptyState art={<DishIcon size={40} />} as="p" title={t('menu.category.empty')} />
        ) : (
          <DishCards>
            {shown.map((category) => (
              <li key={category.id}>
                <CategoryCard category={category} onShowItems={onShowItems} onEdit={setEditing} onDelete={setLeaving} />
              </li>
            ))}
          </DishCards>
        )}
      </Region>
      <Suspense fallback={null}>
        {(editing || adding) && <CategoryDialog category={editing} onClose={closeForm} />}
        {leaving && (
          <ConfirmDialog
            title={t('menu.category.deleteTitle', { name: leaving.name })}
            description={t('menu.category.deleteText')}
            confirm={t('app.delete')}
            keep={t('app.keep')}
            onKeep={() => closeQuestion(leaving)}
            onConfirm={() => {
              const { id, version } = leaving;
              deletion.change(id, { params: { id }, headers: { 'if-match': version } });
              closeQuestion(leaving);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
