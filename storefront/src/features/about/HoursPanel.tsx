import { localTime, shiftsOf, WEEKDAYS, type DayHours } from '@pickup/contract';
import { Card, color, Notice, space, useLanguage, useNow, useTranslation } from '@pickup/web';
import styled from 'styled-components';
import { useDayHours } from '../../kitchen/day-hours.js';
import { useKitchenWords } from '../../kitchen/kitchen-words.js';
import { useBusyPreparation, usePreparationText } from '../../kitchen/preparation.js';
import { SpecialDays } from '../../kitchen/SpecialDays.js';
import { useKitchen } from '../../kitchen/useKitchen.js';
import { SectionHeading } from '../../page-parts/Page.js';
import { fallbackHours } from '../../restaurant/fallback.js';
import { useRestaurant } from '../../restaurant/useRestaurant.js';

const Box = styled(Card)`
  display: grid;
  gap: ${space(2)};
  padding: ${space(3)};
`;

const Days = styled.dl`
  display: grid;
  & > div {
    display: flex;
    justify-content: space-between;
    flex-wrap: wrap;
    gap: 0 ${space(2)};
    padding: ${space(1)} 0;
  }
  & > div + div {
    border-top: 1px solid ${color('line')};
  }
  dd {
    font-variant-numeric: tabular-nums;
  }
`;

const Day = styled.div<{ $today: boolean }>`
  font-weight: ${({ $today }) => ($today ? 700 : 400)};
`;

const Today = styled.span`
  font-weight: 400;
  color: ${color('soft')};
`;

/** Where it takes two lines, none ends within its range of minutes. */
const Usual = styled(Notice)`
  text-wrap: balance;
`;

/** The week's opening hours, today's in bold, the special days to come, and the preparation time. */
export function HoursPanel() {
  const { t } = useTranslation();
  const { info, status } = useRestaurant();
  const { kitchen } = useKitchen();
  const words = useKitchenWords();
  const preparationOf = useBusyPreparation();
  const preparationText = usePreparationText();
  const hoursOf = useDayHours();
  const language = useLanguage();
  const pickup =
    status === 'success'
      ? t('about.pickup.text', { time: preparationText(preparationOf(info)) })
      : t('about.pickup.fallback');
  const { day: today, weekday: todaysName } = localTime(useNow(), info.timeZone);
  const special = kitchen?.specialDays.find(({ date }) => date === today);
  const usualHours = (hours: DayHours) => {
    const isFallback = status === 'failure' && language === 'en' && !hours.closed;
    return isFallback ? fallbackHours(hours) : hoursOf(shiftsOf(hours));
  };
  return (
    <Box as="section" aria-labelledby="operating-hours">
      <SectionHeading id="operating-hours">{t('about.hours.title')}</SectionHeading>
      <Days>
        {WEEKDAYS.map((weekday) => {
          const isToday = weekday === todaysName;
          return (
            <Day key={weekday} $today={isToday}>
              <dt>
                {t(`restaurant.weekdays.${weekday}`)} {isToday && <Today>({t('about.hours.today')})</Today>}
              </dt>
              <dd>{isToday && special ? hoursOf(special.shifts) : usualHours(info.openingHours[weekday])}</dd>
            </Day>
          );
        })}
      </Days>
      <SpecialDays heading="h3" />
      {words && words.ready !== null ? <Notice>{words.ready}</Notice> : <Usual $tone="leaf">{pickup}</Usual>}
    </Box>
  );
}
