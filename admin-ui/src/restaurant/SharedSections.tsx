import { RESTAURANT_LIMITS, WEEKDAYS, type Weekday, type WeekdayFields } from '@pickup/contract';
import { useFormContext, useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { color, fontSize, media, space, Switch, TextInput, TextField } from '@pickup/web';
import { useId } from 'react';
import styled from 'styled-components';
import { closesAfterMidnight, SOCIAL_FIELDS, type SocialValues } from './restaurant-fields.js';

/** The addresses of the restaurant elsewhere; each may be left out. */
export function SocialMedia() {
  const { t } = useTranslation();
  const form = useFormContext<SocialValues>();
  return (
    <>
      {SOCIAL_FIELDS.map((name) => (
        <TextField
          key={name}
          form={form}
          name={name}
          label={t(`restaurant.field.${name}`)}
          type="url"
          maxLength={RESTAURANT_LIMITS.webAddress}
        />
      ))}
    </>
  );
}

/* The section has two widths on one screen: rows follow its own, not the window's. */
const List = styled.div`
  display: grid;
  container-type: inline-size;
`;

/** Below this a day and its two times, clock buttons included, do not fit one line. */
const narrow = '@container (max-width: 519.98px)';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(88px, 1fr) auto minmax(0, 306px);
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

const Times = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  gap: ${space(1)};
  align-items: center;
  ${narrow} {
    grid-column: 1 / -1;
  }
`;

const Time = styled(TextInput)`
  padding-inline: ${space(1.5)};
  font-variant-numeric: tabular-nums;
  ${media.phone} {
    padding-inline: ${space(1)};
    text-align: center;
    /* A tap anywhere opens the phone's own clock, and the time needs the room. */
    &::-webkit-calendar-picker-indicator {
      display: none;
    }
  }
`;

const Note = styled.p<{ $wrong?: boolean }>`
  grid-column: 1 / -1;
  justify-self: end;
  font-size: ${fontSize('xs')};
  font-weight: ${({ $wrong }) => ($wrong ? 600 : 400)};
  color: ${({ theme, $wrong }) => ($wrong ? theme.color.danger : theme.color.soft)};
`;

/** The week's opening hours, a row per day; a closed day's times are disabled. */
export function OpeningHours() {
  return (
    <List>
      {WEEKDAYS.map((day) => (
        <DayRow key={day} day={day} />
      ))}
    </List>
  );
}

function DayRow({ day }: { day: Weekday }) {
  const { t } = useTranslation();
  const id = useId();
  const { control, register, formState } = useFormContext<WeekdayFields>();
  const [open, close] = useWatch({ control, name: [`${day}Open`, `${day}Close`] });
  const { field } = useController({ control, name: `${day}Closed` });
  const { ref, name: closedName, value: isClosed, onChange, onBlur } = field;
  const name = t(`restaurant.day.${day}`);
  const problem = (formState.errors[`${day}Open`] ?? formState.errors[`${day}Close`])?.message;
  const note = noteOf();

  function noteOf(): string | null {
    if (problem !== undefined) return problem;
    if (isClosed) return t('restaurant.hours.closedAllDay');
    return closesAfterMidnight(open, close) ? t('restaurant.hours.afterMidnight') : null;
  }

  const time = (field: `${Weekday}Open` | `${Weekday}Close`, label: string) => (
    <Time
      type="time"
      aria-label={label}
      aria-describedby={note === null ? undefined : id}
      aria-invalid={formState.errors[field] ? true : undefined}
      {...register(field)}
      // Not through `register`, which would drop the value of a disabled field.
      disabled={isClosed}
    />
  );

  return (
    <Row role="group" aria-label={name}>
      <Day>{name}</Day>
      <Switch
        ref={ref}
        name={closedName}
        label={t('restaurant.hours.open')}
        aria-label={t('restaurant.hours.openOn', { day: name })}
        checked={!isClosed}
        onChange={(event) => onChange(!event.target.checked)}
        onBlur={onBlur}
      />
      <Times>
        {time(`${day}Open`, t('restaurant.hours.opensAt', { day: name }))}
        <span aria-hidden="true">–</span>
        {time(`${day}Close`, t('restaurant.hours.closesAt', { day: name }))}
      </Times>
      {note !== null && (
        <Note id={id} $wrong={problem !== undefined}>
          {note}
        </Note>
      )}
    </Row>
  );
}
