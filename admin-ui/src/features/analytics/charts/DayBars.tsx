import { useLanguage } from '@pickup/web';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { useTheme } from 'styled-components';
import { useMoney } from '../../../restaurant/useRestaurant.js';
import { day as dayCell } from '../cells.js';
import type { DaySales } from '../figures.js';
import { AXIS } from './axis.js';
import { ChartFrame, ChartTip } from './ChartFrame.js';
import { DayTick } from './DayTick.js';
import { namedDays } from './day-ticks.js';
import { Hatch } from './Hatch.js';

/** Room for the days below the bars, and for half a label at the foot of the axis without them; in px. */
const DAYS_HEIGHT = 46;
const FOOT_HEIGHT = 10;

interface DayBarsProps {
  figure: 'revenue' | 'orders';
  sales: readonly DaySales[];
  fill: 'leaf' | 'highlight';
  /** In px. */
  height: number;
  /** Width of the axis in px, and how its values are written. */
  axis: { width: number; write: (value: number) => string; ticks: number };
  /** The days are named below the bars. */
  named: boolean;
}

/** A bar per day. Today's is striped: it is not over. */
export function DayBars({ figure, sales, fill, height, axis, named }: DayBarsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const money = useMoney();
  const { color } = useTheme();
  const hatch = useId().replaceAll(':', '');
  const today = sales.at(-1)?.day;
  const days = namedDays(sales.map(({ day }) => day));
  const withMonth = days.length <= 5;
  const bars = sales.map((entry) => ({
    ...entry,
    fill: entry.day === today ? `url(#${hatch})` : color[fill],
    stroke: color[fill],
  }));
  const tip = (day: unknown) => {
    const entry = sales.find((one) => one.day === day);
    const lines = entry && [
      `${t('analytics.column.revenue')}: ${money(entry.revenue)}`,
      `${t('analytics.column.orders')}: ${entry.orders}`,
    ];
    return lines && <ChartTip title={dayCell(entry.day, language).shown} lines={lines} />;
  };
  return (
    <ChartFrame height={height}>
      <BarChart
        data={bars}
        margin={{ top: 8, right: withMonth ? 22 : 8, bottom: 0, left: 0 }}
        barCategoryGap="22%"
        accessibilityLayer={false}
      >
        <Hatch id={hatch} stripe={color[fill]} ground={color.card} />
        <CartesianGrid vertical={false} stroke={color.line} />
        <XAxis
          dataKey="day"
          height={named ? DAYS_HEIGHT : FOOT_HEIGHT}
          ticks={days}
          interval={0}
          tickLine={false}
          axisLine={{ stroke: color.edge }}
          tick={
            named && (({ x, y, payload }) => <DayTick x={x} y={y} day={String(payload.value)} withMonth={withMonth} />)
          }
        />
        <YAxis {...AXIS} width={axis.width} tickFormatter={axis.write} tickCount={axis.ticks} />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: color.sunk }}
          content={({ active, label }) => (active ? tip(label) : null)}
        />
        <Bar dataKey={figure} isAnimationActive={false} maxBarSize={56} radius={[4, 4, 0, 0]} />
      </BarChart>
    </ChartFrame>
  );
}
