import { color, media, radius, space, TextInput, useTranslation } from '@pickup/web';
import { useState } from 'react';
import styled, { css } from 'styled-components';
import { useToday } from '../restaurant/useRestaurant.js';
import { Choices } from './Choices.js';
import { dateOf, dayOfDate, FIRST_DAY, TODAY, YESTERDAY, type ChosenDay } from './chosen-day.js';

/* Side by side where there is room; on a phone as wide as the screen. */
const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  min-width: 0;
  ${media.phone} {
    flex: 1 0 100%;
    & > [role='group'] {
      flex: 1 0 auto;
      max-width: 100%;
      margin-inline: 0;
      padding-inline: 0;
      border: 1px solid ${color('line')};
      border-radius: ${radius('control')};
    }
  }
`;

/* Without a date it is no more than its calendar on a phone. */
const DateInput = styled(TextInput)<{ $isEmpty: boolean }>`
  flex: none;
  width: 156px;
  min-height: 48px;
  ${media.phone} {
    flex: ${({ $isEmpty }) => ($isEmpty ? '0 0 48px' : '1 0 148px')};
    ${({ $isEmpty }) =>
      $isEmpty &&
      css`
        padding-inline: 14px;
        &:not(:focus)::-webkit-datetime-edit {
          display: none;
        }
      `}
  }
`;

interface DateFieldProps {
  label: string;
  /** Empty: none. */
  date: string;
  latest: string;
  /** A whole date, or empty where it was cleared. */
  onDate: (date: string) => void;
}

/** A date that may be typed: what is half typed stays in the field and is not asked for. */
function DateField({ label, date, latest, onDate }: DateFieldProps) {
  const [typed, setTyped] = useState(date);
  const [before, setBefore] = useState(date);
  if (date !== before) {
    setBefore(date);
    setTyped(date);
  }
  const type = (text: string) => {
    setTyped(text);
    if (text === '' || (text >= FIRST_DAY && text <= latest)) onDate(text);
  };
  return (
    <DateInput
      $isEmpty={typed === ''}
      aria-label={label}
      type="date"
      min={FIRST_DAY}
      max={latest}
      value={typed}
      onChange={({ target }) => type(target.value)}
    />
  );
}

interface DayPickerProps {
  /** Null: no day is chosen. */
  chosen: ChosenDay | null;
  /** What choosing none is called; left out where a day is always chosen. */
  none?: string;
  /** Null where the date is cleared. */
  onChoose: (day: ChosenDay | null) => void;
}

/** Today and yesterday in one tap, any day before by its date (product.md, Business days). */
export function DayPicker({ chosen, none, onChoose }: DayPickerProps) {
  const { t } = useTranslation();
  const today = useToday();
  return (
    <Root>
      <Choices
        label={t('app.day.label')}
        items={[
          ...(none === undefined ? [] : [{ value: null, label: none }]),
          { value: TODAY, label: t('app.day.today') },
          { value: YESTERDAY, label: t('app.day.yesterday') },
        ]}
        chosen={chosen}
        onChoose={onChoose}
      />
      <DateField
        label={t('app.day.date')}
        date={chosen === null ? '' : dateOf(chosen, today)}
        latest={today}
        onDate={(date) => onChoose(date === '' ? null : dayOfDate(date, today))}
      />
    </Root>
  );
}
