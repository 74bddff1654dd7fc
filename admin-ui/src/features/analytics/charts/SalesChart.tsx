import { space } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useMoney } from '../../../restaurant/useRestaurant.js';
import type { DaySales } from '../figures.js';
import { Swatch, SwatchList } from '../Swatch.js';
import { axisWidth } from './axis.js';
import { ChartTitle } from './ChartTitle.js';
import { DayBars } from './DayBars.js';

const Legend = styled(SwatchList)`
  margin-top: ${space(1)};
`;

/** Revenue and orders of each day, one above the other: two scales in one chart could be made to say anything. */
export default function SalesChart({ sales }: { sales: readonly DaySales[] }) {
  const { t } = useTranslation();
  const money = useMoney();
  const whole = (amount: number) => money(amount).replace(/\.00$/, '');
  // The same for both, so that a day stands above itself.
  const width = axisWidth(sales.map(({ revenue }) => whole(Math.ceil(revenue))));
  return (
    <>
      <ChartTitle>{t('analytics.column.revenue')}</ChartTitle>
      <DayBars
        figure="revenue"
        sales={sales}
        fill="leaf"
        height={184}
        axis={{ width, write: whole, ticks: 5 }}
        named={false}
      />
      <ChartTitle>{t('analytics.column.orders')}</ChartTitle>
      <DayBars
        figure="orders"
        sales={sales}
        fill="highlight"
        height={152}
        axis={{ width, write: String, ticks: 3 }}
        named
      />
      {sales.at(-1)?.orders !== 0 && (
        <Legend>
          <li>
            <Swatch $look="sofar" />
            {t('analytics.daily.today')}
          </li>
        </Legend>
      )}
    </>
  );
}
