import { OPTION_LIMITS, type AdminOptionGroup } from '@pickup/contract';
import {
  Button,
  PlusIcon,
  problemOf,
  RestoreIcon,
  space,
  useLanguage,
  type CheckedForm,
  useTranslation,
} from '@pickup/web';
import { useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import styled from 'styled-components';
import { Group, Hint, Legend, Problem } from '../forms/fields.js';
import { useMoveAnnouncement } from '../forms/move-controls.js';
import { useDragOrder } from '../forms/useDragOrder.js';
import { useServiceDay } from '../restaurant/useRestaurant.js';
import { newOption, optionValues, type OptionGroupValues } from './option-group-form.js';
import { OptionRow } from './OptionRow.js';

const Rows = styled.ol`
  display: grid;
  gap: ${space(1.5)};
`;

const Removed = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

interface OptionsFieldProps {
  form: CheckedForm<OptionGroupValues>;
  /** The saved group; null for a new one. */
  saved: AdminOptionGroup | null;
}

/** The options of a group in order. One that is taken out is deleted when the group is saved, and can be put back. */
export function OptionsField({ form, saved }: OptionsFieldProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const today = useServiceDay();
  const {
    fields,
    append,
    remove,
    move: putAt,
  } = useFieldArray({ control: form.control, name: 'options', keyName: 'key' });
  const { sayMoved, sayRemoved, announcement } = useMoveAnnouncement();
  const add = useRef<HTMLButtonElement>(null);
  const removed = (saved?.options ?? []).filter(({ id }) => fields.every(({ optionId }) => optionId !== id));
  const dishes = (saved?.usedBy ?? []).map(({ name }) => name).join(', ');
  const isFull = fields.length >= OPTION_LIMITS.options;
  const problem = problemOf(form, 'options');
  const nameAt = (index: number) =>
    form.getValues(`options.${index}.name`).trim() || t('choices.form.optionNumber', { number: index + 1 });

  const move = (from: number, to: number) => {
    sayMoved(nameAt(from), to, fields.length);
    putAt(from, to);
  };
  const { list, handleOf, rowOf } = useDragOrder<HTMLOListElement>(move);
  const takeOut = (index: number) => {
    sayRemoved(nameAt(index));
    remove(index);
    add.current?.focus();
  };
  const onlyDefault = (chosen: number) => {
    if (form.getValues('max') !== '1') return;
    fields.forEach((_, index) => {
      if (index !== chosen) form.setValue(`options.${index}.isDefault`, false, { shouldDirty: true });
    });
  };
  return (
    <Group>
      <Legend>{t('choices.form.options')}</Legend>
      <Hint>{t('choices.form.optionsHint')}</Hint>
      {problem !== null && <Problem role="alert">{problem}</Problem>}
      <Rows ref={list}>
        {fields.map(({ key }, index) => (
          <OptionRow
            key={key}
            form={form}
            index={index}
            count={fields.length}
            handle={handleOf(index)}
            dragged={rowOf(index)}
            onMove={(to) => move(index, to)}
            onRemove={() => takeOut(index)}
            onDefault={() => onlyDefault(index)}
          />
        ))}
      </Rows>
      {announcement}
      <Button
        ref={add}
        variant="secondary"
        aria-disabled={isFull || undefined}
        onClick={() => !isFull && append(newOption())}
      >
        <PlusIcon size={18} /> {t('choices.form.addOption')}
      </Button>
      {isFull && <Hint>{t('choices.form.full', { max: OPTION_LIMITS.options })}</Hint>}
      {removed.length > 0 && (
        <>
          <Hint>{t('choices.form.removed')}</Hint>
          {dishes !== '' && removed.some(({ isActive }) => isActive) && (
            <Hint>{t('choices.form.removedUsed', { dishes })}</Hint>
          )}
          <Removed>
            {removed.map((option) => (
              <li key={option.id}>
                <Button
                  variant="quiet"
                  aria-label={t('choices.form.putBack', { name: option.name })}
                  onClick={() => append(optionValues(option, { language, today }))}
                >
                  <RestoreIcon size={18} /> {option.name}
                </Button>
              </li>
            ))}
          </Removed>
        </>
      )}
    </Group>
  );
}
