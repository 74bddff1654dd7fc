import { localDay, weekdayOf, type BookedSlot, type KitchenSettings } from '@pickup/contract';
import {
  color,
  font,
  fontSize,
  formatDay,
  formatTime,
  radius,
  space,
  useApiQuery,
  useLanguage,
  useNow,
  type CheckedForm,
  useTranslation,
} from '@pickup/web';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { Hint } from '../../../forms/fields.js';
import { HOURS_FIELDS } from '../../../restaurant/hours-form.js';
import { PICKUP_FIGURES, type SettingsValues } from '../settings-values.js';
import { kitchenOf, timesFor, type OfferedDay, type OfferedTimes } from './times-preview.js';

const Root = styled.section`
  display: grid;
  gap: ${space(2)};
  align-content: start;
  min-width: 0;
  padding: ${space(2.5)};
  border-radius: ${radius('field')};
  background: ${color('paper')};
`;

const Title = styled.h3`
  font-size: ${fontSize('lg')};
`;

const Carts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 230px), 1fr));
  gap: ${space(2.5)} ${space(3)};
`;

const Cart = styled.div`
  display: grid;
  align-content: start;
  min-width: 0;
`;

const CartTitle = styled.h4`
  font-family: ${font('body')};
  font-size: ${fontSize('sm')};
  font-weight: 650;
`;

const Soonest = styled.p<{ $possible: boolean }>`
  justify-self: start;
  margin-block: ${space(0.5)} ${space(1)};
  padding: ${space(0.5)} ${space(1)};
  border-radius: ${radius('small')};
  background: ${({ theme, $possible }) => ($possible ? theme.color.leafWash : theme.color.noteWash)};
  color: ${({ theme, $possible }) => ($possible ? theme.color.onLeafWash : theme.color.onNoteWash)};
  font-size: ${fontSize('sm')};
  font-weight: 600;
`;

const Days = styled.dl`
  display: grid;
  gap: ${space(1)};
  font-size: ${fontSize('sm')};
  & dt {
    color: ${color('soft')};
  }
  & dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

/** Days that are listed; further ones are counted. */
const SHOWN_DAYS = 4;

/** The carts that are shown, in units of kitchen work. */
const CARTS = [
  ['small', 2],
  ['large', 12],
] as const;

/** Writes instants by the restaurant's clock. */
function useMoments(timeZone: string) {
  const { t } = useTranslation();
  const language = useLanguage();
  const today = localDay(useNow(), timeZone);
  const time = (at: number) => formatTime(at, { language, timeZone });
  const dayName = (day: string) =>
    day === today
      ? t('settings.pickup.today')
      : `${t(`restaurant.day.${weekdayOf(day)}`)} ${formatDay(day, { language, short: true })}`;
  return {
    dayName,
    moment: (at: number) => `${dayName(localDay(at, timeZone))} ${time(at)}`,
    runs: ({ runs }: OfferedDay) =>
      runs.map(({ from, to }) => (from === to ? time(from) : `${time(from)}–${time(to)}`)).join(', '),
  };
}

/** What the guest of one cart would be offered. */
function CartTimes({ label, offered, timeZone }: { label: string; offered: OfferedTimes; timeZone: string }) {
  const { t } = useTranslation();
  const { dayName, moment, runs } = useMoments(timeZone);
  const { timing, days } = offered;
  const { opensAt } = timing.state;
  const refusal = () => {
    if (timing.noPickup !== 'closed') return t(`settings.pickup.none.${timing.noPickup ?? 'full'}`);
    return opensAt === null
      ? t('settings.pickup.none.noOpening')
      : t('settings.pickup.none.closed', { until: moment(opensAt) });
  };
  return (
    <Cart role="group" aria-label={label}>
      <CartTitle>{label}</CartTitle>
      <Soonest $possible={timing.readyAt !== null}>
        {timing.readyAt === null ? refusal() : t('settings.pickup.soonest', { at: moment(timing.readyAt) })}
      </Soonest>
      <Days>
        {days.slice(0, SHOWN_DAYS).map((day) => (
          <div key={day.day}>
            <dt>
              {dayName(day.day)} · {t('settings.pickup.times', { count: day.count })}
            </dt>
            <dd>{runs(day)}</dd>
          </div>
        ))}
      </Days>
      {days.length > SHOWN_DAYS && <Hint>{t('settings.pickup.moreDays', { count: days.length - SHOWN_DAYS })}</Hint>}
      {days.length === 0 && timing.readyAt !== null && <Hint>{t('settings.pickup.noTimes')}</Hint>}
    </Cart>
  );
}

const PREPARATION = ['preparationTimeMin', 'preparationTimeMax', 'preparationTimeUnit'] as const;

/** Everything in the form on which the times depend. */
const DECIDING = [...HOURS_FIELDS, ...PREPARATION, ...PICKUP_FIGURES, 'timeZone', 'ordersWhenClosed'] as const;

/** The times that guests would be offered now, if the form were saved. */
export function TimesPreview({ form }: { form: CheckedForm<SettingsValues> }) {
  const { t } = useTranslation();
  const now = useNow();
  const typed = useWatch({ control: form.control, name: DECIDING });
  // What cannot be read is only logged: the preview then knows of no special day, no pause and nothing booked.
  const { data: specialDays } = useApiQuery('specialDays');
  const { data: control } = useApiQuery('kitchenControl');
  const key = JSON.stringify(typed);
  const kitchen = useMemo(
    () => kitchenOf(form.getValues(), { specialDays: specialDays ?? [], control: control ?? null }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the key stands for the values that are read
    [key, specialDays, control],
  );
  return (
    <Root aria-label={t('settings.pickup.preview')}>
      <div>
        <Title>{t('settings.pickup.preview')}</Title>
        <Hint>{t('settings.pickup.previewHint')}</Hint>
      </div>
      {kitchen === null ? (
        <p>{t('settings.pickup.unusable')}</p>
      ) : (
        <PreviewOfCarts kitchen={kitchen} now={now} booked={control?.booked} />
      )}
    </Root>
  );
}

const NOTHING_BOOKED = [] as const;

interface PreviewOfCartsProps {
  kitchen: KitchenSettings;
  now: number;
  booked: readonly BookedSlot[] | undefined;
}

function PreviewOfCarts({ kitchen, now, booked = NOTHING_BOOKED }: PreviewOfCartsProps) {
  const { t } = useTranslation();
  const offers = useMemo(
    () => CARTS.map(([name, units]) => ({ name, units, offered: timesFor(kitchen, units, now, booked) })),
    [kitchen, now, booked],
  );
  return (
    <Carts>
      {offers.map(({ name, units, offered }) => (
        <CartTimes
          key={name}
          label={t(`settings.pickup.cart.${name}`, { units })}
          offered={offered}
          timeZone={kitchen.timeZone}
        />
      ))}
    </Carts>
  );
}
