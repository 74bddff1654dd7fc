import { RESTAURANT_LIMITS, WEEKDAYS, type PreparationTimes } from '@pickup/contract';
import {
  Button,
  color,
  font,
  fontSize,
  radius,
  Skeleton,
  space,
  useApiQuery,
  VisuallyHidden,
  type CheckedForm,
  useTranslation,
} from '@pickup/web';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { useErrorMessage } from '../../failures/load-failure.js';
import { Hint } from '../../forms/fields.js';
import { preparationOf, wholeMinutesOf, type SettingsValues } from './settings-values.js';

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1.5)};
  justify-items: start;
  min-width: 0;
  padding-top: ${space(2)};
  border-top: 1px dashed ${color('line')};
`;

const Title = styled.h3`
  font-family: ${font('body')};
  font-size: ${fontSize('sm')};
  font-weight: 650;
`;

const Scroll = styled.div`
  /* Holds the words for screen readers, which would widen the page. */
  position: relative;
  width: 100%;
  overflow-x: auto;
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Table = styled.table`
  width: 100%;
  max-width: 480px;
  border-collapse: separate;
  border-spacing: 2px;
  font-size: ${fontSize('xs')};
  font-variant-numeric: tabular-nums;
  & th {
    padding: ${space(0.5)} 2px;
    font-weight: 600;
    color: ${color('soft')};
    text-align: left;
  }
  & thead th {
    text-align: center;
  }
`;

type Heat = 'leaf' | 'note' | 'danger';

const WASHES = {
  leaf: ['leafWash', 'onLeafWash'],
  note: ['noteWash', 'onNoteWash'],
  danger: ['dangerWash', 'onDangerWash'],
} as const;

const Cell = styled.td<{ $heat: Heat | null }>`
  min-width: 26px;
  height: 32px;
  padding: 0 2px;
  border-radius: calc(${radius('small')} / 2);
  background: ${({ theme, $heat }) => ($heat === null ? theme.color.sunk : theme.color[WASHES[$heat][0]])};
  color: ${({ theme, $heat }) => ($heat === null ? theme.color.soft : theme.color[WASHES[$heat][1]])};
  font-weight: 650;
  text-align: center;
`;

/** Below this many orders nothing is said: a few slow ones would be taken for the rule. */
const ENOUGH_ORDERS = 20;

/** How an hour compares with what guests are promised: within it, longer, or longer by half and more. */
function heatOf(minutes: number, promised: number): Heat {
  if (minutes <= promised) return 'leaf';
  return minutes < promised * 1.5 ? 'note' : 'danger';
}

/** A table of the hours in which orders were made, by weekday; each with its minutes. */
function HoursTable({ hours, promised }: { hours: PreparationTimes['hours']; promised: number }) {
  const { t } = useTranslation();
  const columns = [...new Set(hours.map(({ hour }) => hour))].sort((one, other) => one - other);
  const rows = WEEKDAYS.filter((day) => hours.some(({ weekday }) => weekday === day));
  return (
    <Scroll tabIndex={0} role="region" aria-label={t('settings.learned.byHour')}>
      <Table>
        <thead>
          <tr>
            <td />
            {columns.map((hour) => (
              <th key={hour} scope="col">
                {hour}
                <VisuallyHidden>:00</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((day) => (
            <tr key={day}>
              <th scope="row">
                <span aria-hidden="true">{t(`restaurant.day.${day}`).slice(0, 2)}</span>
                <VisuallyHidden>{t(`restaurant.day.${day}`)}</VisuallyHidden>
              </th>
              {columns.map((hour) => {
                const found = hours.find((each) => each.weekday === day && each.hour === hour);
                const from = found && t('settings.learned.fromOrders', { count: found.orders });
                return (
                  <Cell key={hour} $heat={found ? heatOf(found.percentile80, promised) : null} title={from}>
                    {found?.percentile80 ?? <span aria-hidden="true">·</span>}
                    {from !== undefined && <VisuallyHidden> {from}</VisuallyHidden>}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

/** How long orders really took, beside what the owner promises; taken over with one tap, and saved with the form. */
export function LearnedTimes({ form }: { form: CheckedForm<SettingsValues> }) {
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  const { data, error, refetch } = useApiQuery('preparationTimes');
  const [preparationTimeMin, preparationTimeMax, preparationTimeUnit] = useWatch({
    control: form.control,
    name: ['preparationTimeMin', 'preparationTimeMax', 'preparationTimeUnit'],
  });
  const own = wholeMinutesOf(preparationOf({ preparationTimeMin, preparationTimeMax, preparationTimeUnit }));

  const use = (minutes: number) => {
    const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    form.setValue('preparationTimeUnit', 'min', options);
    form.setValue('preparationTimeMin', String(Math.min(own.min, minutes)), options);
    form.setValue('preparationTimeMax', String(minutes), options);
  };
  const body = () => {
    if (!data) {
      if (!error) return <Skeleton $height="48px" />;
      return (
        <>
          <Hint>{t('settings.learned.failed', { reason: errorMessage(error) })}</Hint>
          <Button variant="secondary" onClick={() => void refetch()}>
            {t('app.retry')}
          </Button>
        </>
      );
    }
    const { percentile80, orders, hours } = data;
    if (percentile80 === null || orders < ENOUGH_ORDERS) {
      return <Hint>{t('settings.learned.tooFew', { count: orders, enough: ENOUGH_ORDERS })}</Hint>;
    }
    const { min, max } = RESTAURANT_LIMITS.preparation;
    const isUsable = percentile80 >= min && percentile80 <= max;
    return (
      <>
        <p>{t('settings.learned.sentence', { minutes: percentile80, count: orders })}</p>
        {isUsable &&
          (own.max === percentile80 ? (
            <Hint role="status">{t('settings.learned.used')}</Hint>
          ) : (
            <Button variant="secondary" onClick={() => use(percentile80)}>
              {t('settings.learned.use', { minutes: percentile80 })}
            </Button>
          ))}
        <HoursTable hours={hours} promised={own.max} />
        <Hint>{t('settings.learned.legend', { minutes: own.max })}</Hint>
      </>
    );
  };
  return (
    <Root aria-label={t('settings.learned.title')}>
      <Title>{t('settings.learned.title')}</Title>
      {body()}
    </Root>
  );
}
