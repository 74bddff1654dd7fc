import { weekdayOf, WEEKDAYS } from '@pickup/contract';
import {
  BackIcon,
  color,
  fontSize,
  formatDay,
  formatMonth,
  IconButton,
  radius,
  space,
  useLanguage,
  VisuallyHidden,
  useTranslation,
} from '@pickup/web';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { addMonths, dayAfterKey, monthOf, weeksOf } from './month.js';

const Root = styled.div`
  max-width: 420px;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-bottom: ${space(0.5)};
`;

const Title = styled.h3`
  font-size: ${fontSize('md')};
`;

const Mirrored = styled.span`
  display: grid;
  transform: scaleX(-1);
`;

const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  & th {
    padding-block: ${space(0.5)};
    font-size: ${fontSize('xs')};
    font-weight: 600;
    color: ${color('soft')};
  }
  & td {
    padding: 2px;
  }
`;

const Day = styled.button<{ $mark: 'closed' | 'hours' | null; $isToday: boolean }>`
  display: block;
  width: 100%;
  min-height: 44px;
  padding: 0;
  border: 2px solid ${({ theme, $isToday }) => ($isToday ? theme.color.edge : 'transparent')};
  border-radius: ${radius('small')};
  background: ${({ theme, $mark }) => {
    if ($mark === null) return 'transparent';
    return $mark === 'closed' ? theme.color.inverse : theme.color.saffron;
  }};
  color: ${({ theme, $mark }) => {
    if ($mark === null) return theme.color.ink;
    return $mark === 'closed' ? theme.color.onInverse : theme.color.onSaffron;
  }};
  font-size: ${fontSize('sm')};
  font-weight: ${({ $mark, $isToday }) => ($mark !== null || $isToday ? 700 : 450)};
  font-variant-numeric: tabular-nums;
  &:hover:not([aria-disabled='true']) {
    border-color: ${color('ink')};
  }
  &[aria-disabled='true'] {
    cursor: not-allowed;
    opacity: 0.4;
  }
`;

interface DayMark {
  closed: boolean;
  /** What the day is, in words. */
  words: string;
}

interface MonthCalendarProps {
  /** The business day; days before it cannot be picked. */
  today: string;
  /** The day whose month is shown first. */
  start: string;
  /** The special days, by date. */
  marks: ReadonlyMap<string, DayMark>;
  onPick: (day: string) => void;
}

/** The day that the arrow keys have reached, in the month that is shown. */
function useCalendar(today: string, start: string) {
  const [current, setCurrent] = useState(start);
  const moved = useRef(false);
  const table = useRef<HTMLTableElement>(null);
  useEffect(() => {
    if (moved.current) table.current?.querySelector<HTMLButtonElement>('[tabindex="0"]')?.focus();
    moved.current = false;
  }, [current]);
  return {
    current,
    table,
    month: monthOf(current),
    go: (day: string) => setCurrent(day < today ? today : day),
    goByKey: (event: KeyboardEvent) => {
      const day = dayAfterKey(current, event.key);
      if (day === null) return;
      event.preventDefault();
      moved.current = true;
      setCurrent(day < today ? today : day);
    },
  };
}

/** A month in which special days are marked and a date is picked: by mouse, thumb, or the arrow keys. */
export function MonthCalendar({ today, start, marks, onPick }: MonthCalendarProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { current, table, month, go, goByKey } = useCalendar(today, start);
  const isFirst = month === monthOf(today);
  const title = formatMonth(month, { language });

  const labelOf = (day: string) => {
    const name = `${t(`restaurant.day.${weekdayOf(day)}`)} ${formatDay(day, { language })}`;
    const mark = marks.get(day);
    return mark ? `${name}: ${mark.words}` : name;
  };
  const cell = (day: string) => {
    const mark = marks.get(day);
    const isPast = day < today;
    return (
      <Day
        type="button"
        $mark={mark ? (mark.closed ? 'closed' : 'hours') : null}
        $isToday={day === today}
        aria-label={labelOf(day)}
        aria-current={day === today ? 'date' : undefined}
        aria-disabled={isPast || undefined}
        tabIndex={day === current ? 0 : -1}
        onKeyDown={goByKey}
        onClick={() => {
          if (isPast) return;
          go(day);
          onPick(day);
        }}
      >
        {Number(day.slice(8))}
      </Day>
    );
  };
  return (
    <Root>
      <Head>
        <IconButton
          variant="quiet"
          aria-label={t('specialDays.calendar.previous')}
          aria-disabled={isFirst || undefined}
          onClick={() => isFirst || go(`${addMonths(month, -1)}-01`)}
        >
          <BackIcon />
        </IconButton>
        <Title aria-live="polite">{title}</Title>
        <IconButton
          variant="quiet"
          aria-label={t('specialDays.calendar.next')}
          onClick={() => go(`${addMonths(month, 1)}-01`)}
        >
          <Mirrored>
            <BackIcon />
          </Mirrored>
        </IconButton>
      </Head>
      <Table ref={table} aria-label={t('specialDays.calendar.label', { month: title })}>
        <thead>
          <tr>
            {WEEKDAYS.map((day) => (
              <th key={day} scope="col">
                <span aria-hidden="true">{t(`restaurant.day.${day}`).slice(0, 2)}</span>
                <VisuallyHidden>{t(`restaurant.day.${day}`)}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, index) => (
            <tr key={index}>
              {week.map((day, place) => (
                <td key={place}>{day !== null && cell(day)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Root>
  );
}
