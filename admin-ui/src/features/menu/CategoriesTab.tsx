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
import { Cards, Region } from '../../lists/list-parts.js';
import { MENU_ANSWERS } from './menu-view.js';

/* Its actions stand beside its words where both have room. */
const Surface = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  padding: ${space(1.5)} ${space(2)};
  scroll-margin-top: 84px;
  & > :first-child {
    flex: 1 1 14rem;
    min-width: 0;
  }
`;

const Name = styled.h2`
  font-size: ${fontSize('xl')};
  overflow-wrap: anywhere;
`;

const Description = styled.p<{ $missing: boolean }>`
  color: ${color('soft')};
  font-style: ${({ $missing }) => ($missing ? 'italic' : 'normal')};
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

const ItemsLink = styled(Button)`
  padding-inline: ${space(1.5)};
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 0.3em;
  ${media.phone} {
    /* Aligned with the card's edge in spite of its padding. */
    margin-left: calc(-1 * ${space(1.5)});
  }
`;

const Note = styled.p`
  font-size: ${fontSize('xs')};
  color: ${color('soft')};
  text-align: right;
  ${media.phone} {
    text-align: left;
  }
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
      <div>
        <Name id={`${id}-name`}>{category.name}</Name>
        <Description $missing={category.description === null}>
          {category.description ?? t('menu.category.noDescription')}
        </Description>
      </div>
      <div>
        <Actions>
          <ItemsLink variant="quiet" onClick={() => onShowItems(category)}>
            <span aria-hidden="true">{t('menu.category.items', { count })}</span>
            <VisuallyHidden>{named(t('menu.category.showItems', { count }))}</VisuallyHidden>
          </ItemsLink>
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
        </Actions>
        {count > 0 && <Note id={`${id}-note`}>{t('menu.category.cannotDelete')}</Note>}
      </div>
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
          <Cards $rows>
            {shown.map((category) => (
              <li key={category.id}>
                <CategoryCard category={category} onShowItems={onShowItems} onEdit={setEditing} onDelete={setLeaving} />
              </li>
            ))}
          </Cards>
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
