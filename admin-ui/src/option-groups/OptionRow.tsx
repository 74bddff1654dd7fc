import { CONTENT_LIMITS, KITCHEN_LIMITS, OPTION_LIMITS } from '@pickup/contract';
import {
  Badge,
  Button,
  color,
  DownIcon,
  IconButton,
  media,
  problemOf,
  radius,
  space,
  TextField,
  TrashIcon,
  UpIcon,
  useLanguage,
  visuallyHidden,
  type CheckedForm,
  useTranslation,
} from '@pickup/web';
import { useEffect, useId, useState } from 'react';
import { useController } from 'react-hook-form';
import styled from 'styled-components';
import { DietaryInformationField } from '../forms/DietaryInformationField.js';
import { AmountField, Pair, SelectField } from '../forms/fields.js';
import { draggedRow, DragHandle, MoveButtons } from '../forms/move-controls.js';
import type { DraggedRow, DragHandleProps } from '../forms/useDragOrder.js';
import { soldOutUntilOf, soldOutWords } from '../forms/sold-out.js';
import { SoldOutField } from '../forms/SoldOutField.js';
import { Toggle } from '../forms/Toggle.js';
import { useRestaurant, useServiceDay } from '../restaurant/useRestaurant.js';
import type { OptionGroupValues } from './option-group-form.js';

const NameAndPrice = styled(Pair)`
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) 7.5em;
  }
  @media (max-width: 359.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Root = styled.li`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
  padding: ${space(1.5)};
  border: 1px solid ${color('line')};
  border-radius: ${radius('field')};
  ${draggedRow}
  /* The first row's words stand above the fields of all. */
  @media (min-width: 360px) {
    &:not(:first-child) ${NameAndPrice} label {
      ${visuallyHidden}
    }
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(1)};
`;

const More = styled(Button)`
  flex: 0 1 auto;
  padding-inline: ${space(1.5)};
`;

const Places = styled.div`
  display: flex;
  margin-left: auto;
`;

const Details = styled.div`
  display: grid;
  gap: ${space(2)};
  padding-top: ${space(1.5)};
  border-top: 1px dashed ${color('line')};
`;

const COUNTS = Array.from({ length: OPTION_LIMITS.maxCount.max }, (_, index) => index + 1);

/** What stands behind the button. */
const INSIDE = ['nameNl', 'maxCount', 'kitchenUnits', 'soldOut', 'dietaryInformation'] as const;

interface DetailsProps {
  form: CheckedForm<OptionGroupValues>;
  index: number;
}

/** What is rarely typed of an option: its Dutch name, how often it may be taken, what work it is, whether it is sold out, what is in it. */
function OptionDetails({ form, index }: DetailsProps) {
  const { t } = useTranslation();
  const today = useServiceDay();
  const at = `options.${index}.dietaryInformation` as const;
  const { field } = useController({ control: form.control, name: at });
  const { field: soldOut } = useController({ control: form.control, name: `options.${index}.soldOut` });
  return (
    <Details>
      <Pair>
        <TextField
          form={form}
          name={`options.${index}.nameNl`}
          lang="nl"
          label={t('choices.form.nameNl')}
          maxLength={CONTENT_LIMITS.name}
        />
        <SelectField form={form} name={`options.${index}.maxCount`} label={t('choices.form.maxCount')} required>
          {COUNTS.map((count) => (
            <option key={count} value={count}>
              {t('choices.form.times', { count })}
            </option>
          ))}
        </SelectField>
        <TextField
          form={form}
          name={`options.${index}.kitchenUnits`}
          label={t('choices.form.kitchenUnits')}
          hint={t('choices.form.kitchenUnitsHint')}
          required
          type="number"
          inputMode="numeric"
          step={1}
          {...KITCHEN_LIMITS.kitchenUnits}
        />
      </Pair>
      <SoldOutField field={soldOut} error={problemOf(form, `options.${index}.soldOut`)} today={today} />
      <DietaryInformationField field={field} error={problemOf(form, at)} />
    </Details>
  );
}

interface OptionRowProps {
  form: CheckedForm<OptionGroupValues>;
  index: number;
  count: number;
  /** What it is dragged by, and where it is meanwhile. */
  handle: DragHandleProps;
  dragged: DraggedRow;
  onMove: (to: number) => void;
  onRemove: () => void;
  /** Chosen by default: the others are no longer where only one may be chosen. */
  onDefault: () => void;
}

/** One option of a group: name, price and default in sight, the rest behind a button. */
export function OptionRow({ form, index, count, handle, dragged, onMove, onRemove, onDefault }: OptionRowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { currencySymbol } = useRestaurant();
  const today = useServiceDay();
  const id = useId();
  const [opened, setOpened] = useState(false);
  const typed = form.watch(`options.${index}.name`).trim();
  const name = typed === '' ? t('choices.form.optionNumber', { number: index + 1 }) : typed;
  const isWrongInside = INSIDE.some((field) => problemOf(form, `options.${index}.${field}`) !== null);
  const soldOut = soldOutWords(soldOutUntilOf(form.watch(`options.${index}.soldOut`), today), today, t, language);
  const isUndeclared = form.watch(`options.${index}.dietaryInformation.declaration`) === 'undeclared';
  const { submitCount } = form.formState;

  // What is wrong has to be in sight, and stays there once it is right.
  useEffect(() => {
    if (isWrongInside) setOpened(true);
  }, [isWrongInside, submitCount]);

  return (
    <Root aria-label={name} {...dragged}>
      <NameAndPrice $firstWider>
        <TextField
          form={form}
          name={`options.${index}.name`}
          label={t('choices.form.optionName')}
          maxLength={CONTENT_LIMITS.name}
          required
        />
        <AmountField
          form={form}
          name={`options.${index}.price`}
          label={t('choices.form.price')}
          symbol={currencySymbol}
          placeholder="0"
          required
        />
      </NameAndPrice>
      <Tools>
        {count > 1 && <DragHandle {...handle} />}
        <Toggle
          type="checkbox"
          label={t('choices.form.isDefault')}
          aria-label={t('choices.form.defaultOf', { name })}
          {...form.register(`options.${index}.isDefault`, {
            onChange: ({ target }: { target: HTMLInputElement }) => target.checked && onDefault(),
          })}
        />
        <More
          variant="quiet"
          aria-expanded={opened}
          aria-controls={opened ? id : undefined}
          aria-label={t('choices.form.moreOf', { name })}
          onClick={() => setOpened(!opened)}
        >
          {opened ? <UpIcon size={16} /> : <DownIcon size={16} />} {t('choices.form.more')}
        </More>
        {soldOut !== null && !opened && <Badge $tone="inverse">{soldOut}</Badge>}
        {isUndeclared && !opened && <Badge $tone="danger">{t('allergens.notStated')}</Badge>}
        <Places>
          <MoveButtons name={name} index={index} count={count} onMove={onMove} />
          <IconButton variant="quiet" aria-label={t('choices.form.remove', { name })} onClick={onRemove}>
            <TrashIcon />
          </IconButton>
        </Places>
      </Tools>
      {opened && (
        <div id={id}>
          <OptionDetails form={form} index={index} />
        </div>
      )}
    </Root>
  );
}
