import type { SpecialDay } from '@pickup/contract';
import {
  Button,
  color,
  fontSize,
  formatDay,
  media,
  PlusIcon,
  radius,
  Skeleton,
  space,
  useApiQuery,
  useLanguage,
  useTranslation,
} from '@pickup/web';
import { lazy, Suspense, useRef, useState } from 'react';
import styled from 'styled-components';
import { put, useOptimisticChange } from '../../../changes/optimistic-change.js';
import { useErrorMessage } from '../../../failures/load-failure.js';
import { Hint, Problem } from '../../../forms/fields.js';
import { useFocusKeeper } from '../../../lists/useFocusKeeper.js';
import { FormSection } from '../../../restaurant/FormSection.js';
import { useToday } from '../../../restaurant/useRestaurant.js';
import { MonthCalendar } from './MonthCalendar.js';
import { firstShown } from './month.js';
import { hoursInWords } from '../../../restaurant/hours-form.js';
import { SpecialDayList } from './SpecialDayList.js';
import { SPECIAL_DAY_ANSWERS, sortSpecialDays } from './special-days.js';

const ConfirmDialog = lazy(() => import('../../../changes/ConfirmDialog.js'));

const Halves = styled.div`
  display: grid;
  gap: ${space(3)} ${space(4)};
  align-items: start;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 360px;
  }
`;

const Stack = styled.div`
  display: grid;
  gap: ${space(2)};
  justify-items: start;
  min-width: 0;
  & > * {
    width: 100%;
  }
  & > button {
    width: auto;
  }
`;

const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)} ${space(2)};
  margin-top: ${space(1)};
  font-size: ${fontSize('xs')};
  color: ${color('soft')};
`;

const Key = styled.span<{ $closed: boolean }>`
  &::before {
    content: '';
    display: inline-block;
    width: 14px;
    height: 14px;
    margin-right: ${space(0.5)};
    border-radius: calc(${radius('small')} / 2);
    background: ${({ theme, $closed }) => ($closed ? theme.color.inverse : theme.color.saffron)};
    vertical-align: -2px;
  }
`;

const Past = styled.details`
  & > summary {
    min-height: 44px;
    padding-block: ${space(1)};
    font-size: ${fontSize('sm')};
    font-weight: 600;
    color: ${color('soft')};
    cursor: pointer;
  }
`;

/** What the form of a special day is opened with. */
export interface OpenedSpecialDay {
  /** Null: a new one. */
  day: SpecialDay | null;
  /** The date of a new one; blank when it has still to be chosen. */
  date: string;
  days: readonly SpecialDay[];
}

interface SpecialDaysSectionProps {
  /** The form of a special day is wanted. */
  onOpen: (opened: OpenedSpecialDay) => void;
}

/** Dates with hours of their own: their list, and a calendar that marks them; each is saved by itself. */
export function SpecialDaysSection({ onOpen }: SpecialDaysSectionProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const today = useToday();
  const errorMessage = useErrorMessage();
  const { data: days, error, refetch } = useApiQuery('specialDays');
  const [leaving, setLeaving] = useState<SpecialDay | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusKeeper(list);
  const deletion = useOptimisticChange('deleteSpecialDay', {
    lists: ['specialDays'],
    stale: SPECIAL_DAY_ANSWERS,
    // It leaves the list below at once, by being under way.
    patch: put({}),
    done: t('specialDays.done.deleted'),
    failed: t('specialDays.failed.delete'),
    onSettled: keepFocus,
  });

  const shown = (days ?? []).filter(({ id }) => !deletion.pending.has(id));
  const { coming, past } = sortSpecialDays(shown, today);
  const marks = new Map(
    shown.map(({ date, closed, shifts }) => [date, { closed, words: hoursInWords(shifts, t) }] as const),
  );
  const edit = (day: SpecialDay) => onOpen({ day, date: day.date, days: shown });
  const pick = (date: string) => {
    const day = shown.find((each) => each.date === date) ?? null;
    onOpen({ day, date, days: shown });
  };
  const closeQuestion = ({ id }: SpecialDay) => {
    setLeaving(null);
    keepFocus(id);
  };
  const body = () => {
    if (days) {
      return (
        <>
          {coming.length === 0 ? (
            <Hint>{t('specialDays.empty')}</Hint>
          ) : (
            <SpecialDayList days={coming} onEdit={edit} onDelete={setLeaving} />
          )}
          <Button variant="secondary" onClick={() => onOpen({ day: null, date: '', days: shown })}>
            <PlusIcon size={18} /> {t('specialDays.add')}
          </Button>
          {past.length > 0 && (
            <Past>
              <summary>{t('specialDays.past', { count: past.length })}</summary>
              <SpecialDayList days={past} onDelete={setLeaving} />
            </Past>
          )}
        </>
      );
    }
    if (!error) return <Skeleton $height="64px" />;
    return (
      <>
        <Problem role="alert">{t('specialDays.failed.load', { reason: errorMessage(error) })}</Problem>
        <Button variant="secondary" onClick={() => void refetch()}>
          {t('app.retry')}
        </Button>
      </>
    );
  };
  return (
    <FormSection title={t('specialDays.title')} hint={t('specialDays.hint')}>
      <Halves>
        <Stack ref={list} tabIndex={-1} role="group" aria-label={t('specialDays.list')}>
          {body()}
        </Stack>
        {days && (
          <div>
            <MonthCalendar today={today} start={firstShown(today, coming[0]?.date)} marks={marks} onPick={pick} />
            <Legend aria-hidden="true">
              <Key $closed>{t('specialDays.form.closed')}</Key>
              <Key $closed={false}>{t('specialDays.form.ownHours')}</Key>
            </Legend>
          </div>
        )}
      </Halves>
      <Suspense fallback={null}>
        {leaving && (
          <ConfirmDialog
            title={t('specialDays.deleteTitle', { date: formatDay(leaving.date, { language }) })}
            description={t('specialDays.deleteText')}
            onKeep={() => closeQuestion(leaving)}
            onConfirm={() => {
              const { id, version } = leaving;
              deletion.change(id, { params: { id }, headers: { 'if-match': version } });
              closeQuestion(leaving);
            }}
          />
        )}
      </Suspense>
    </FormSection>
  );
}
