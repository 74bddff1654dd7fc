import { localTime, WEEKDAYS, type DayHours } from '@pickup/contract';
import { Card, color, Notice, space, useLanguage, useNow } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { SectionHeading } from '../../page-parts/Page.js';
import { fallbackHours } from '../../restaurant/fallback.js';
import { useNoOpening, usePreparationText } from '../../restaurant/usePickupTexts.js';
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
    gap: ${space(2)};
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

const clockHours = ({ open, close }: DayHours) => `${open}-${close}`;

/** The week's opening hours, today's in bold, and the preparation time. */
export function HoursPanel() {
  const { t } = useTranslation();
  const { info, status } = useRestaurant();
  const preparationText = usePreparationText();
  const noOpening = useNoOpening();
  const language = useLanguage();
  const pickup =
    status === 'success' ? t('about.pickup.text', { time: preparationText(info) }) : t('about.pickup.fallback');
  const today = localTime(useNow(), info.timeZone).weekday;
  return (
    <Box as="section" aria-labelledby="operating-hours">
      <SectionHeading id="operating-hours">{t('about.hours.title')}</SectionHeading>
      <Days>
        {WEEKDAYS.map((weekday) => {
          const hours = info.openingHours[weekday];
          const hoursText = status === 'failure' && language === 'en' ? fallbackHours(hours) : clockHours(hours);
          return (
            <Day key={weekday} $today={weekday === today}>
              <dt>
                {t(`restaurant.weekdays.${weekday}`)} {weekday === today && <Today>({t('about.hours.today')})</Today>}
              </dt>
              <dd>{hours.closed ? t('restaurant.closedDay') : hoursText}</dd>
            </Day>
          );
        })}
      </Days>
      {noOpening ? <Notice>{t('pickup.noOpening')}</Notice> : <Notice $tone="leaf">{pickup}</Notice>}
    </Box>
  );
}
