import { localDay } from '@pickup/contract';
import { color, fontSize, formatTime, media, radius, space, useLanguage, useTranslation } from '@pickup/web';
import { Fragment, useEffect, useMemo, useRef } from 'react';
import styled, { css } from 'styled-components';
import { useDayNames } from '../../kitchen/moments.js';
import { choiceChip } from '../../page-parts/choice-chip.js';
import { swipedLineOnPhone } from '../../page-parts/swiped-line.js';
import { useRestaurant } from '../../restaurant/useRestaurant.js';
import { groupByDay, groupByPart, sameTimeOn } from './pickup-days.js';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1.5)};
  margin-top: ${space(1)};
`;

/** On a phone one line that is swiped; elsewhere it wraps. */
const Days = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  ${swipedLineOnPhone}
`;

/** In px: a whole row fades out at its foot, which says that there is more. */
const HEIGHT = { wide: 560, phone: 352 };
const FADE = 48;

/* Positioned, so that the inputs scroll with their labels. */
const Grid = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(4.4rem, 1fr));
  gap: ${space(1)};
  max-height: ${HEIGHT.wide}px;
  margin: -3px -3px -24px;
  padding: 3px 3px ${FADE}px;
  overflow-y: auto;
  scroll-padding-bottom: ${FADE}px;
  mask-image: linear-gradient(to top, transparent, black ${FADE}px);
  ${media.phone} {
    max-height: ${HEIGHT.phone}px;
  }
`;

/** From where on an evening begins, in a long list of times. */
const Part = styled.p`
  grid-column: 1 / -1;
  font-size: ${fontSize('sm')};
  color: ${color('soft')};
  &:not(:first-child) {
    margin-top: ${space(1)};
  }
`;

const chip = css`
  ${choiceChip}
  display: grid;
  place-items: center;
  min-height: 48px;
  padding-inline: ${space(1)};
  border: 1px solid ${color('line')};
  border-radius: ${radius('small')};
  background: ${color('card')};
  font-size: ${fontSize('sm')};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

const DayChip = styled.label`
  ${chip}
  flex: none;
  padding-inline: ${space(2)};
  border-radius: ${radius('control')};
  white-space: nowrap;
`;

const TimeChip = styled.label`
  ${chip}
`;

/** Scrolls a list so that its chosen chip is in sight, without moving the page. */
function useChosenInSight(of: string) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: box } = list;
    const chosen = box?.querySelector('input:checked')?.parentElement;
    if (!box || !chosen) return;
    const { offsetTop: top, offsetLeft: left, offsetHeight: height, offsetWidth: width } = chosen;
    const isInSight = top >= box.scrollTop && top + height <= box.scrollTop + box.clientHeight - FADE;
    if (!isInSight) box.scrollTop = top - (box.clientHeight - height) / 2;
    if (box.scrollWidth > box.clientWidth) box.scrollLeft = left - box.offsetLeft - (box.clientWidth - width) / 2;
  }, [of]);
  return list;
}

/** From here on the names of days are short. */
const MANY_DAYS = 4;

/** From here on the parts of the day stand above their times. */
const MANY_TIMES = 12;

interface PickupTimesProps {
  /** The times that are offered, oldest first; at least one. */
  times: readonly string[];
  /** What is chosen, whether or not it is offered. */
  chosen: string;
  onChoose: (time: string) => void;
}

/** The days that have pickup times, and the times of the chosen one. */
export function PickupTimes({ times, chosen, onChoose }: PickupTimesProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { timeZone } = useRestaurant().info;
  const nameOf = useDayNames();
  const shortNameOf = useDayNames({ short: true });
  const days = useMemo(() => groupByDay(times, timeZone), [times, timeZone]);
  const day = localDay(new Date(chosen), timeZone);
  const shown = days.find((one) => one.day === day) ?? days[0];
  const dayList = useChosenInSight(shown?.day ?? '');
  const timeList = useChosenInSight(shown?.day ?? '');
  if (!shown) return null;
  const parts = groupByPart(shown, timeZone);
  const hasParts = parts.length > 1 && shown.times.length >= MANY_TIMES;
  return (
    <Root>
      {days.length > 1 && (
        <Days ref={dayList} role="radiogroup" aria-label={t('checkout.pickup.day')}>
          {days.map((one) => (
            <DayChip key={one.day}>
              <input
                type="radio"
                name="pickup-day"
                checked={one === shown}
                onChange={() => onChoose(sameTimeOn(one, chosen, timeZone) ?? chosen)}
              />
              {days.length > MANY_DAYS ? shortNameOf(one.day) : nameOf(one.day)}
            </DayChip>
          ))}
        </Days>
      )}
      <Grid ref={timeList} role="radiogroup" aria-label={t('checkout.pickup.timeOn', { day: nameOf(shown.day) })}>
        {parts.map(({ part, times: ofPart }) => (
          <Fragment key={part}>
            {hasParts && <Part aria-hidden="true">{t(`checkout.pickup.part.${part}`)}</Part>}
            {ofPart.map((time) => (
              <TimeChip key={time}>
                <input type="radio" name="pickup-at" checked={time === chosen} onChange={() => onChoose(time)} />
                {formatTime(time, { language, timeZone })}
              </TimeChip>
            ))}
          </Fragment>
        ))}
      </Grid>
    </Root>
  );
}
