import type { AdminCategory, AdminMenuItem } from '@pickup/contract';
import { color, Field, Picture, radius, Select, space, useTranslation } from '@pickup/web';
import { useState } from 'react';
import styled from 'styled-components';
import { moved } from '../../forms/drag-geometry.js';
import { FormDialog } from '../../forms/FormDialog.js';
import { draggedRow, DragHandle, MoveButtons, useMoveAnnouncement } from '../../forms/move-controls.js';
import { useDragOrder } from '../../forms/useDragOrder.js';
import { adapted, listedOf, type Arrangement, type ArrangedList } from './arrangement.js';

const Rows = styled.ol`
  display: grid;
  gap: ${space(1)};
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-width: 0;
  padding: ${space(0.5)} ${space(1)};
  border: 1px solid ${color('line')};
  border-radius: ${radius('field')};
  ${draggedRow}
`;

const Thumb = styled.span`
  flex: none;
  overflow: hidden;
  width: 48px;
  height: 36px;
  border-radius: ${radius('small')};
`;

const Name = styled.span`
  flex: 1;
  min-width: 0;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Tools = styled.span`
  display: flex;
  flex: none;
`;

interface ArrangeDialogProps {
  dishes: readonly AdminMenuItem[];
  categories: readonly AdminCategory[];
  /** What is put in order first, and how it was left when it could not be stored. */
  start: { subject: ArrangedList; after: readonly string[] };
  onSave: (order: Arrangement) => void;
  onClose: () => void;
}

/** Puts the categories, or the dishes of one, in order: by dragging, or by a button up and down. */
export default function ArrangeDialog({ dishes, categories, start, onSave, onClose }: ArrangeDialogProps) {
  const { t } = useTranslation();
  const [subject, setSubject] = useState(start.subject);
  const [ordered, setOrdered] = useState(start.after);
  const { sayMoved, announcement } = useMoveAnnouncement();
  const listed = listedOf({ dishes, categories }, subject);
  const stored = listed.map(({ id }) => id);
  /** As it was when the owner began: what somebody else stores meanwhile is not overwritten unseen. */
  const [seen, setSeen] = useState<readonly string[] | null>(null);
  const after = adapted(ordered, stored);
  const isDirty = after.join() !== stored.join();

  const move = (from: number, to: number) => {
    sayMoved(listed.find(({ id }) => id === after[from])?.name ?? '', to, after.length);
    setSeen((was) => was ?? stored);
    setOrdered(moved(after, from, to));
  };
  const { list, handleOf, rowOf } = useDragOrder<HTMLOListElement>(move);
  const save = () => {
    onClose();
    if (isDirty) onSave({ subject, before: seen ?? stored, after });
  };
  const hasDishes = (categoryId: string | null) =>
    dishes.some((dish) => dish.isActive && dish.categoryId === categoryId);

  return (
    <FormDialog
      id="menu-order"
      title={t(subject === 'categories' ? 'menu.order.categories' : 'menu.order.dishes')}
      description={t('menu.order.hint')}
      dirty={isDirty}
      busy={false}
      error={null}
      save={t('menu.order.save')}
      saving={t('menu.order.save')}
      onSubmit={save}
      onClose={onClose}
      width={560}
    >
      {subject !== 'categories' && (
        <Field label={t('menu.items.filter')} hint={isDirty ? t('menu.order.saveFirst') : undefined}>
          {(control) => (
            <Select
              {...control}
              value={subject.categoryId ?? ''}
              disabled={isDirty}
              onChange={({ target }) => {
                setSubject({ categoryId: target.value || null });
                setOrdered([]);
                setSeen(null);
              }}
            >
              {categories
                .filter(({ id }) => hasDishes(id))
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              {hasDishes(null) && <option value="">{t('menu.noCategory')}</option>}
            </Select>
          )}
        </Field>
      )}
      <Rows ref={list}>
        {after.map((id, index) => {
          const one = listed.find((each) => each.id === id);
          if (!one) return null;
          return (
            <Row key={id} {...rowOf(index)}>
              <DragHandle {...handleOf(index)} />
              {'imageUrl' in one && (
                <Thumb>
                  <Picture src={one.imageUrl} alt="" width={96} height={72} />
                </Thumb>
              )}
              <Name>{one.name}</Name>
              <Tools>
                <MoveButtons name={one.name} index={index} count={after.length} onMove={(to) => move(index, to)} />
              </Tools>
            </Row>
          );
        })}
      </Rows>
      {announcement}
    </FormDialog>
  );
}
