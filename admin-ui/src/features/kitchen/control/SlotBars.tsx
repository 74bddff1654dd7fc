import { color, formatTime, useLanguage, useNow, VisuallyHidden, type Locale, useTranslation } from '@pickup/web';
import type { KitchenControl } from '@pickup/contract';
import styled from 'styled-components';
import { useRestaurant } from '../../../restaurant/useRestaurant.js';
import { slotsAhead, type SlotBar } from './kitchen-control.js';

const Figure = styled.figure`
  min-width: 0;
  margin: 0;
  @media (max-width: 699.98px), (min-width: 1000px) and (max-width: 1099.98px) {
    display: none;
  }
`;

const List = styled.ol`
  /* Holds the words for screen readers, which would widen the page. */
  position: relative;
  display: flex;
  align-items: flex-end;
  gap: 3px;
  overflow: hidden;
`;

const Slot = styled.li`
  display: flex;
  align-items: flex-end;
  width: 14px;
  height: 28px;
  border-bottom: 2px solid ${color('edge')};
`;

const Bar = styled.span<{ $share: number; $full: boolean }>`
  width: 100%;
  height: ${({ $share }) => $share * 100}%;
  min-height: ${({ $share }) => ($share > 0 ? 4 : 0)}px;
  border-radius: 3px 3px 0 0;
  background: ${({ theme, $full }) => ($full ? theme.color.accent : theme.color.leaf)};
`;

/** The first and the last time, below their bars. */
const Scale = styled.p`
  display: flex;
  justify-content: space-between;
  color: ${color('soft')};
  font-size: 0.75rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 1.3;
`;

interface SlotProps {
  slot: SlotBar;
  limit: number | null;
  locale: Locale;
}

function SlotColumn({ slot: { start, units, share, full }, limit, locale }: SlotProps) {
  const { t } = useTranslation();
  const time = formatTime(start, locale);
  const words =
    limit === null
      ? t('kitchen.booked.slot', { time, count: units })
      : t('kitchen.booked.slotLimited', { time, units, count: limit });
  return (
    <Slot title={words}>
      <VisuallyHidden>{words}</VisuallyHidden>
      <Bar aria-hidden="true" $share={share} $full={full} />
    </Slot>
  );
}

/** What is booked in the next two hours: a bar for each slot, its words for who points at it or cannot see. */
export function SlotBars({ control }: { control: KitchenControl }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { timeZone } = useRestaurant();
  const { unitsPerSlot } = control;
  const caption =
    unitsPerSlot === null ? t('kitchen.booked.title') : t('kitchen.booked.titleOf', { count: unitsPerSlot });
  const locale = { language, timeZone };
  const slots = slotsAhead(control, useNow(), timeZone);
  const ends = new Set([slots[0], slots.at(-1)].map((slot) => slot && formatTime(slot.start, locale)));
  return (
    <Figure title={caption}>
      <List aria-label={caption}>
        {slots.map((slot) => (
          <SlotColumn key={slot.start} slot={slot} limit={unitsPerSlot} locale={locale} />
        ))}
      </List>
      <Scale aria-hidden="true">
        {[...ends].map((time) => (
          <span key={time}>{time}</span>
        ))}
      </Scale>
    </Figure>
  );
}
