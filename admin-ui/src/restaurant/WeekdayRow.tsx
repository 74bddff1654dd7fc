import type { Weekday } from '@pickup/contract';
import { color, CopyIcon, fontSize, IconButton, PlusIcon, space, Switch, TrashIcon, useTranslation } from '@pickup/web';
import { useEffect, useId, useRef } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { dayOverlap, lateCloseNote, type HoursValues } from './hours-form.js';
import { ShiftTimes } from './ShiftTimes.js';
import { useWeekdayInSentence } from './weekday-words.js';

/** Below this a day, its two times with their clocks, and its buttons do not fit one line. */
const narrow = '@container (max-width: 659.98px)';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(88px, 1fr) auto minmax(0, 424px);
  gap: ${space(0.5)} ${space(1.5)};
  align-items: center;
  padding-block: ${space(1)};
  border-bottom: 1px solid ${color('line')};
  &:last-child {
    border-bottom: 0;
  }
  ${narrow} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const Day = styled.span`
  font-weight: 600;
`;

/* Two buttons wide at its end, so that the times of all days stand below each other. */
const ShiftLine = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 88px;
  grid-column-end: -1;
  gap: ${space(0.5)};
  align-items: center;
  ${narrow} {
    grid-column: 1 / -1;
  }
`;

const SecondLine = styled(ShiftLine)`
  grid-column: 3 / -1;
  ${narrow} {
    grid-column: 1 / -1;
  }
`;

const Tools = styled.div`
  display: flex;
  justify-content: flex-end;
`;

const Note = styled.p<{ $wrong: boolean }>`
  grid-column: 1 / -1;
  justify-self: end;
  font-size: ${fontSize('xs')};
  font-weight: ${({ $wrong }) => ($wrong ? 600 : 400)};
  color: ${({ theme, $wrong }) => ($wrong ? theme.color.danger : theme.color.soft)};
`;

/** The id of the button that copies a day, so that focus can return to it. */
export const copyButtonId = (day: Weekday): string => `copy-${day}`;

/** Adds and removes a day's second shift; the focus goes to its first time, and back to the button. */
function useSecondShift(day: Weekday) {
  const { setValue, setFocus, clearErrors, control } = useFormContext<HoursValues>();
  const hasSecond = useWatch({ control, name: `${day}HasSecond` });
  const pressed = useRef(false);
  const addButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (pressed.current) {
      if (hasSecond) setFocus(`${day}SecondOpen`);
      else addButton.current?.focus();
    }
    pressed.current = false;
  }, [hasSecond, day, setFocus]);
  const change = (has: boolean) => {
    pressed.current = true;
    setValue(`${day}HasSecond`, has, { shouldDirty: true });
  };
  const remove = () => {
    for (const field of [`${day}SecondOpen`, `${day}SecondClose`] as const) {
      setValue(field, '', { shouldDirty: true });
      clearErrors(field);
    }
    change(false);
  };
  return { hasSecond, add: () => change(true), remove, addButton };
}

/** What is to be said of each shift of a day, and whether it keeps the day from being saved. */
function useNotes(day: Weekday) {
  const { t } = useTranslation();
  const { control, getValues, formState } = useFormContext<HoursValues>();
  const { errors } = formState;
  useWatch({ control, name: [`${day}Open`, `${day}Close`, `${day}Closed`, `${day}SecondOpen`, `${day}SecondClose`] });
  const values = getValues();
  const noteOf = (open: string, close: string, problem: string | null | undefined) => {
    if (problem) return { text: problem, wrong: true };
    if (values[`${day}Closed`]) return { text: t('restaurant.hours.closedAllDay'), wrong: false };
    const text = lateCloseNote({ open, close }, t);
    return text === null ? null : { text, wrong: false };
  };
  return {
    first: noteOf(
      values[`${day}Open`],
      values[`${day}Close`],
      (errors[`${day}Open`] ?? errors[`${day}Close`])?.message,
    ),
    second: noteOf(
      values[`${day}SecondOpen`],
      values[`${day}SecondClose`],
      dayOverlap(values, day, t) ?? (errors[`${day}SecondOpen`] ?? errors[`${day}SecondClose`])?.message,
    ),
  };
}

/** One weekday: open or closed, its first shift, and a second one that can be added and removed. */
export function WeekdayRow({ day, onCopy }: { day: Weekday; onCopy: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  const { control, register, formState } = useFormContext<HoursValues>();
  const { field } = useController({ control, name: `${day}Closed` });
  const { ref, name: closedName, value: isClosed, onChange, onBlur } = field;
  const { hasSecond, add, remove, addButton } = useSecondShift(day);
  const { first, second } = useNotes(day);
  const name = t(`restaurant.day.${day}`);
  const inSentence = useWeekdayInSentence()(day);

  const time = (
    at: `${Weekday}Open` | `${Weekday}Close` | `${Weekday}SecondOpen` | `${Weekday}SecondClose`,
    label: string,
    note: typeof first,
    noteId: string,
  ) => ({
    'aria-label': label,
    'aria-describedby': note === null ? undefined : noteId,
    'aria-invalid': formState.errors[at] || note?.wrong ? (true as const) : undefined,
    ...register(at),
    // Not through `register`, which would drop the value of a disabled field.
    disabled: isClosed,
  });
  const noteText = (note: typeof first, noteId: string) =>
    note && (
      <Note id={noteId} $wrong={note.wrong}>
        {note.text}
      </Note>
    );

  return (
    <Root role="group" aria-label={name}>
      <Day>{name}</Day>
      <Switch
        ref={ref}
        name={closedName}
        label={t('restaurant.hours.open')}
        aria-label={t('restaurant.hours.openOn', { day: inSentence })}
        checked={!isClosed}
        onChange={(event) => onChange(!event.target.checked)}
        onBlur={onBlur}
      />
      <ShiftLine>
        <ShiftTimes
          open={time(`${day}Open`, t('restaurant.hours.opensAt', { day: name }), first, id)}
          close={time(`${day}Close`, t('restaurant.hours.closesAt', { day: name }), first, id)}
        />
        {!isClosed && (
          <Tools>
            {!hasSecond && (
              <IconButton
                ref={addButton}
                variant="quiet"
                title={t('restaurant.hours.addSecond')}
                aria-label={t('restaurant.hours.addSecondOn', { day: inSentence })}
                onClick={add}
              >
                <PlusIcon />
              </IconButton>
            )}
            <IconButton
              id={copyButtonId(day)}
              variant="quiet"
              title={t('restaurant.hours.copy')}
              aria-label={t('restaurant.hours.copyDay', { day: inSentence })}
              onClick={onCopy}
            >
              <CopyIcon size={20} />
            </IconButton>
          </Tools>
        )}
      </ShiftLine>
      {noteText(first, id)}
      {hasSecond && !isClosed && (
        <>
          <SecondLine>
            <ShiftTimes
              open={time(`${day}SecondOpen`, t('restaurant.hours.secondOpensAt', { day: name }), second, `${id}-2`)}
              close={time(`${day}SecondClose`, t('restaurant.hours.secondClosesAt', { day: name }), second, `${id}-2`)}
            />
            <IconButton
              variant="quiet"
              title={t('restaurant.hours.removeSecond')}
              aria-label={t('restaurant.hours.removeSecondOn', { day: inSentence })}
              onClick={remove}
            >
              <TrashIcon size={20} />
            </IconButton>
          </SecondLine>
          {noteText(second, `${id}-2`)}
        </>
      )}
    </Root>
  );
}
