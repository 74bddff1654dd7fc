import type { AdminCategory } from '@pickup/contract';
import {
  Button,
  Card,
  color,
  EditIcon,
  fontSize,
  media,
  space,
  TrashIcon,
  VisuallyHidden,
  DishIcon,
  EmptyState,
  useTranslation,
} from '@pickup/web';
import styled from 'styled-components';
import { lazy, Suspense, useRef, useState } from 'react';
import { cardId, useFocusKeeper } from '../../lists/useFocusKeeper.js';
import { put, useOptimisticChange } from '../../changes/optimistic-change.js';
import { Region } from '../../lists/list-parts.js';
import { DishCards } from './dish-layout.js';
import { MENU_ANSWERS } from './menu-view.js';

const Surface = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  min-width: 0;
  padding: ${space(2)} ${space(2.5)};
  scroll-margin-top: 84px;
  ${media.phone} {
    padding-inline: ${space(2)};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(0.5)} ${space(2)};
`;

const Name = styled.h2`
  flex: 1 1 0;
  min-width: min(100%, 8em);
  font-size: ${fontSize('xl')};
  overflow-wrap: anywhere;
`;

/* Aligned with the card's edge in spite of its padding. */
const ItemsLink = styled(Button)`
  margin-right: calc(-1 * ${space(1.5)});
  padding-inline: ${space(1.5)};
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 0.3em;
`;

const Description = styled.p<{ $missing: boolean }>`
  color: ${color('soft')};
  font-style: ${({ $missing }) => ($missing ? 'italic' : 'normal')};
  overflow-wrap: anywhere;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  margin-top: auto;
  padding-top: ${space(1)};
`;

const Note = styled.p`
  font-size: ${fontSize('xs')};
  color: ${color('soft')};
`;

interface CategoryCardProps {
  category: AdminCategory;
  onShowItems: (category: AdminCategory) => void;
  onEdit: (category: AdminCategory) => void;
  onDelete: (category: AdminCategory) => void;
}

/** One category: name, description, number of dishes, edit and delete. */
function CategoryCard({ category, onShowItems, onEdit, onDelete }: CategoryCardProps) {
  const { t } = useTranslation();
  const id = cardId(category.id);
  const count = category.menuItems.length;
  const named = (action: string) => t('menu.category.actionOf', { action, name: category.name });
  return (
    <Surface as="article" id={id} tabIndex={-1} aria-labelledby={`${id}-name`}>
      <Head>
        <Name id={`${id}-name`}>{category.name}</Name>
        <ItemsLink variant="quiet" onClick={() => onShowItems(category)}>
          <span aria-hidden="true">{t('menu.category.items', { count })}</span>
          <VisuallyHidden>{named(t('menu.category.showItems', { count }))}</VisuallyHidden>
        </ItemsLink>
      </Head>
      <Description $missing={category.description === null}>
        {category.description ?? t('menu.category.noDescription')}
      </Description>
      <Foot>
        <Button variant="secondary" aria-label={named(t('app.edit'))} onClick={() => onEdit(category)}>
          <EditIcon size={18} /> {t('app.edit')}
        </Button>
        <Button
          variant="quiet"
          aria-label={named(t('app.delete'))}
          aria-disabled={count > 0 || undefined}
          aria-describedby={count > 0 ? `${id}-note` : undefined}
          onClick={() => count === 0 && onDelete(category)}
        >
          <TrashIcon size={18} /> {t('app.delete')}
        </Button>
      </Foot>
      {count > 0 && <Note id={`${id}-note`}>{t('menu.category.cannotDelete')}</Note>}
    </Surface>
  );
}

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
