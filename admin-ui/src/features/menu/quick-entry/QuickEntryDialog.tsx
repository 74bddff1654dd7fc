import { CONTENT_LIMITS, type AdminCategory, type AdminMenuItem } from '@pickup/contract';
import { Field, fontSize, Notice, Select, space, TextArea, useTranslation } from '@pickup/web';
import { useState } from 'react';
import styled from 'styled-components';
import { FormDialog } from '../../../forms/FormDialog.js';
import { useSave } from '../../../forms/useSave.js';
import { useRestaurant } from '../../../restaurant/useRestaurant.js';
import { MENU_ANSWERS } from '../menu-view.js';
import { Preview } from './Preview.js';
import { readLines, readyLines, remainingText } from './typed-lines.js';

const Count = styled.p`
  font-size: ${fontSize('sm')};
  font-weight: 600;
`;

const Result = styled.div`
  display: grid;
  gap: ${space(1)};
`;

interface QuickEntryDialogProps {
  dishes: readonly AdminMenuItem[];
  categories: readonly AdminCategory[];
  /** The category whose dishes are shown; null: all. */
  categoryId: string | null;
  /** Shows the dishes that were added. */
  onAdded: (ids: readonly string[]) => void;
  onClose: () => void;
}

/** Adds many dishes at once, a line each: what each becomes is shown before anything is saved, and what is wrong stays (product.md, First evening). */
export default function QuickEntryDialog({ dishes, categories, categoryId, onAdded, onClose }: QuickEntryDialogProps) {
  const { t } = useTranslation();
  const { currencySymbol } = useRestaurant();
  const [typed, setTyped] = useState('');
  const [category, setCategory] = useState(categories.find(({ id }) => id === categoryId)?.name ?? '');
  const [asked, setAsked] = useState(false);
  /** How many dishes the last save has, and whether it has succeeded. */
  const [sent, setSent] = useState(0);
  const [isSaved, setSaved] = useState(false);
  const first = category || null;
  const names = dishes.filter(({ isActive }) => isActive).map(({ name }) => name);
  const lines = readLines(typed, { currencySymbol, category: first, names });
  const ready = readyLines(lines);
  const wrong = lines.filter((line) => line.kind === 'dish').length - ready.length;
  const isTooMany = ready.length > CONTENT_LIMITS.quickEntry;

  const { busy, problem, send } = useSave('addMenuItems', {
    done: t('menu.quick.added', { count: sent }),
    failed: t('menu.quick.failed'),
    stale: MENU_ANSWERS,
    onSaved: (saved) => {
      onAdded(saved.map(({ id }) => id));
      const remaining = remainingText(
        lines,
        saved.map(({ name }) => name),
      );
      if (remaining === '') {
        onClose();
        return;
      }
      setSaved(true);
      setTyped(remaining);
      setAsked(false);
    },
  });
  const save = () => {
    setAsked(true);
    if (ready.length === 0 || isTooMany) return;
    setSent(ready.length);
    setSaved(false);
    send({
      body: {
        dishes: ready.map(({ name, description, price, category: named }) => ({
          name,
          description,
          price,
          category: named,
        })),
      },
    });
  };
  const tooMany = isTooMany ? t('menu.quick.tooMany', { max: CONTENT_LIMITS.quickEntry }) : null;
  const nothing = asked && ready.length === 0 ? t('menu.quick.nothing') : null;
  return (
    <FormDialog
      id="quick-entry"
      title={t('menu.quick.title')}
      description={t('menu.quick.text')}
      dirty={typed.trim() !== ''}
      busy={busy}
      error={tooMany ?? nothing ?? problem}
      save={t('menu.quick.add', { count: ready.length })}
      saving={t('menu.itemForm.creating')}
      onSubmit={save}
      onClose={onClose}
      width={760}
    >
      {isSaved && wrong > 0 && (
        <Notice role="status">
          {t('menu.quick.rest', { added: t('menu.quick.added', { count: sent }), count: wrong })}
        </Notice>
      )}
      <Field label={t('menu.quick.category')} hint={t('menu.quick.categoryHint')}>
        {(control) => (
          <Select {...control} value={category} onChange={({ target }) => setCategory(target.value)}>
            <option value="">{t('menu.noCategory')}</option>
            {categories.map(({ id, name }) => (
              <option key={id} value={name}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('menu.quick.lines')} hint={t('menu.quick.linesHint')}>
        {(control) => (
          <TextArea
            {...control}
            value={typed}
            rows={6}
            placeholder={t('menu.quick.example')}
            spellCheck={false}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      {lines.length > 0 && (
        <Result>
          <Count role="status">
            {t('menu.quick.ready', { count: ready.length })}
            {wrong > 0 && ` ${t('menu.quick.wrong', { count: wrong })}`}
          </Count>
          <Preview lines={lines} first={first} categories={categories} />
        </Result>
      )}
    </FormDialog>
  );
}
