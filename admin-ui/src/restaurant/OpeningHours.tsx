import { WEEKDAYS, type Weekday } from '@pickup/contract';
import { Button, color, CopyIcon, fontSize, Notice, PlusIcon, space, useTranslation } from '@pickup/web';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { copiedToAllDays, HOURS_FIELDS, type HoursValues } from './hours-form.js';
import { copyButtonId, WeekdayRow } from './WeekdayRow.js';
import { useWeekdayInSentence } from './weekday-words.js';

/* The section has two widths on one screen: rows follow its own, not the window's. */
const List = styled.div`
  display: grid;
  container-type: inline-size;
`;

const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)} ${space(2)};
  font-size: ${fontSize('xs')};
  color: ${color('soft')};
  & > span {
    display: inline-flex;
    align-items: center;
    gap: ${space(0.5)};
  }
`;

const Copied = styled(Notice)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(0.5)} ${space(2)};
  margin-bottom: ${space(1)};
`;

/** A copy that can be taken back while nothing else was typed into the week. */
interface Copy {
  from: Weekday;
  before: HoursValues;
  after: HoursValues;
}

/** Copies a day's shifts to all days, and takes that back. */
function useCopyToAllDays() {
  const { getValues, setValue, trigger, control, formState } = useFormContext<HoursValues>();
  const { isSubmitted } = formState;
  const [copy, setCopy] = useState<Copy | null>(null);
  const typed = useWatch({ control, name: HOURS_FIELDS });
  const put = (values: HoursValues) => {
    for (const field of HOURS_FIELDS) setValue(field, values[field], { shouldDirty: true });
    if (isSubmitted) void trigger(HOURS_FIELDS);
  };
  const isUntouched = copy !== null && HOURS_FIELDS.every((field, index) => typed[index] === copy.after[field]);
  return {
    /** The day that was copied; null when there is nothing to take back. */
    copied: isUntouched ? copy.from : null,
    copyFrom: (from: Weekday) => {
      const before = { ...getValues() };
      const after = copiedToAllDays(before, from);
      put(after);
      setCopy({ from, before, after });
    },
    undo: () => {
      if (copy === null) return;
      put(copy.before);
      setCopy(null);
    },
    /** After a save there is no copy left that is not saved. */
    forget: () => setCopy(null),
  };
}

/** The week's opening hours, a row per day with one or two shifts; a closed day's times are disabled. */
export function OpeningHours() {
  const { t } = useTranslation();
  const { getValues, formState } = useFormContext<HoursValues>();
  const inSentence = useWeekdayInSentence();
  const { copied, copyFrom, undo, forget } = useCopyToAllDays();
  const { isDirty } = formState;
  if (copied !== null && !isDirty) forget();
  const closed = WEEKDAYS.filter((day) => getValues(`${day}Closed`)).map(inSentence);

  const takeBack = (from: Weekday) => {
    undo();
    document.getElementById(copyButtonId(from))?.focus();
  };
  return (
    <>
      <Legend>
        <span>
          <PlusIcon size={16} /> {t('restaurant.hours.addSecond')}
        </span>
        <span>
          <CopyIcon size={16} /> {t('restaurant.hours.copy')}
        </span>
      </Legend>
      <div>
        <div role="status">
          {copied !== null && (
            <Copied as="div" $tone="leaf">
              <span>
                {t('restaurant.hours.copied', { day: inSentence(copied) })}{' '}
                {closed.length > 0 && t('restaurant.hours.stayClosed', { days: closed.join(', ') })}
              </span>
              <Button variant="secondary" onClick={() => takeBack(copied)}>
                {t('restaurant.hours.undo')}
              </Button>
            </Copied>
          )}
        </div>
        <List>
          {WEEKDAYS.map((day) => (
            <WeekdayRow key={day} day={day} onCopy={() => copyFrom(day)} />
          ))}
        </List>
      </div>
    </>
  );
}
