import { localDay, type AdminOrder } from '@pickup/contract';
import { Field, formatNamedDay, formatTime, Select, useLanguage, useTranslation } from '@pickup/web';
import styled from 'styled-components';
import { useWhen } from '../order/due.js';
import { useRestaurant } from '../restaurant/useRestaurant.js';
import type { EntryPickup } from './entry-form.js';
import type { EntryQuote } from './useEntryQuote.js';

const Tall = styled(Select)`
  min-height: 52px;
`;

interface PickupFieldProps {
  /** The order that is corrected; null for a new one. */
  order: Pick<AdminOrder, 'pickupTime'> | null;
  answer: EntryQuote;
  value: EntryPickup;
  onChoose: (pickup: EntryPickup) => void;
}

/** When the order is collected: the times that are free for its lines, by day. */
export function PickupField({ order, answer: { quote, isCurrent }, value, onChoose }: PickupFieldProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { timeZone } = useRestaurant();
  const when = useWhen();
  const times = quote?.pickupTimes ?? [];
  const isTime = value !== 'soon' && value !== 'as-it-is';
  const isUnlisted = isTime && !times.includes(value);
  const isGone = isUnlisted && isCurrent;
  const days = [...new Set(times.map((time) => localDay(new Date(time), timeZone)))];
  const timeText = (time: string) => formatTime(new Date(time), { language, timeZone });
  const problem = () => {
    if (!quote || !isCurrent) return null;
    if (value === 'as-it-is') return quote.timeStays === false ? t('orderEntry.pickup.noRoom') : null;
    if (quote.noPickup !== null) return t(`orderEntry.pickup.none.${quote.noPickup}`);
    return isGone ? t('orderEntry.pickup.taken', { when: when(value) }) : null;
  };
  const soon = quote?.readyAt
    ? t('orderEntry.pickup.soonAt', { when: when(quote.readyAt) })
    : t('orderEntry.pickup.soon');
  return (
    <Field label={t('orderEntry.pickup.label')} error={problem()}>
      {(control) => (
        <Tall {...control} value={value} onChange={({ target }) => onChoose(target.value)}>
          {order?.pickupTime && (
            <option value="as-it-is">{t('orderEntry.pickup.asItIs', { when: when(order.pickupTime) })}</option>
          )}
          <option value="soon">{soon}</option>
          {isUnlisted && (
            <option value={value}>{isGone ? t('orderEntry.pickup.gone', { when: when(value) }) : when(value)}</option>
          )}
          {days.map((day) => (
            <optgroup key={day} label={formatNamedDay(day, { language })}>
              {times
                .filter((time) => localDay(new Date(time), timeZone) === day)
                .map((time) => (
                  <option key={time} value={time}>
                    {timeText(time)}
                  </option>
                ))}
            </optgroup>
          ))}
        </Tall>
      )}
    </Field>
  );
}
