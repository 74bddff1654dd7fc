import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Bar, BarChart, CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts';
import { useLanguage } from '@pickup/web';
import { useTheme } from 'styled-components';
import { useMoney } from '../../../restaurant/useRestaurant.js';
import { day as dayCell } from '../cells.js';
import type { DaySales } from '../figures.js';
import { AXIS, axisWidth } from './axis.js';
import { ChartFrame, ChartTip } from './ChartFrame.js';
import { ChartTitle } from './ChartTitle.js';
import { DayTick } from './DayTick.js';
import { namedDays } from './day-ticks.js';
import { Hatch } from './Hatch.js';

const MARGIN = { top: 8, right: 8, bottom: 0, left: 0 };

/** The two charts point at the same day. */
const SYNC = 'sales';

/** Revenue and orders of each day, one above the other: two scales in one chart could be made to say anything. */
export default function SalesChart({ sales }: { sales: readonly DaySales[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const money = useMoney();
  const { color } = useTheme();
  const hatch = useId().replaceAll(':', '');
  const today = sales.at(-1)?.day;
  const days = namedDays(sales.map(({ day }) => day));
  const full = days.length <= 5;
  const wholeMoney = (amount: number) => money(amount).replace(/\.00$/, '');
  const width = axisWidth(sales.map(({ revenue }) => wholeMoney(Math.ceil(revenue))));
  // The day is not over: its bar is another one.
  const bars = sales.map((entry) => ({
    ...entry,
    fill: entry.day === today ? `url(#${hatch})` : color.leaf,
    stroke: entry.day === today ? color.leaf : 'none',
  }));
  const tip = (day: unknown) => {
    const entry = sales.find((one) => one.day === day);
    return (
      entry && (
        <ChartTip
          title={dayCell(entry.day, language).shown}
          lines={[
            `${t('analytics.column.revenue')}: ${money(entry.revenue)}`,
            `${t('analytics.column.orders')}: ${entry.orders}`,
          ]}
        />
      )
    );
  };
  const grid = <CartesianGrid vertical={false} stroke={color.line} />;
  return (
    <>
      <ChartTitle>{t('analytics.column.revenue')}</ChartTitle>
      <ChartFrame height={196}>
        <BarChart data={bars} syncId={SYNC} margin={MARGIN} accessibilityLayer={false}>
          <Hatch id={hatch} stripe={color.leaf} ground={color.card} />
          {grid}
          <XAxis dataKey="day" tick={false} height={4} tickLine={false} axisLine={{ stroke: color.edge }} />
          <YAxis {...AXIS} width={width} tickFormatter={wholeMoney} />
          <Tooltip
            isAnimationActive={false}
            cursor={{ fill: color.sunk }}
            content={({ active, label }) => (active ? tip(label) : null)}
          />
          <Bar dataKey="revenue" isAnimationActive={false} maxBarSize={56} radius={[6, 6, 0, 0]} />
        </BarChart>
      </ChartFrame>
      <ChartTitle>{t('analytics.column.orders')}</ChartTitle>
      <ChartFrame height={148}>
        <LineChart data={bars} syncId={SYNC} margin={MARGIN} accessibilityLayer={false}>
          {grid}
          <XAxis
            dataKey="day"
            scale="band"
            height={48}
            ticks={days}
            interval={0}
            tickLine={false}
            axisLine={{ stroke: color.edge }}
            tick={({ x, y, payload }) => <DayTick x={x} y={y} day={String(payload.value)} full={full} />}
          />
          <YAxis {...AXIS} width={width} tickCount={4} />
          <Tooltip isAnimationActive={false} cursor={{ stroke: color.edge }} content={() => null} />
          <Line
            dataKey="orders"
            type="linear"
            isAnimationActive={false}
            stroke={color.highlight}
            strokeWidth={2.5}
            dot={{ r: 4, fill: color.card, stroke: color.highlight, strokeWidth: 2.5 }}
          />
        </LineChart>
      </ChartFrame>
    </>
  );
}
