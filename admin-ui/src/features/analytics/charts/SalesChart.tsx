import { formatDay, formatDayName, useLanguage, space, useTranslation } from '@pickup/web';
import { useChartWidth, Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { useId } from 'react';
import styled, { useTheme } from 'styled-components';
import { useMoney } from '../../../restaurant/useRestaurant.js';
import { day as dayCell } from '../figure-tables.js';
import type { DaySales } from '../figures.js';
import { AXIS, ChartFrame, ChartTip, Hatch, axisWidth, ChartTitle } from './chart-parts.js';
import { Swatch, SwatchList } from '../figure-parts.js';

/** How far apart the named days of a period lie: every day of a week, then fewer. */
const stepFor = (days: number): number => {
  if (days <= 7) return 1;
  return days <= 14 ? 3 : 7;
};

/** The days an axis names: at most seven, the last one always. */
export const namedDays = (days: readonly string[]): string[] => {
  const step = stepFor(days.length);
  return days.filter((_, index) => (days.length - 1 - index) % step === 0);
};

/**
 * The narrowest charts, in px, on which five dates with their months, and seven weekdays of three letters, do not
 * touch.
 */
const ROOM_FOR_MONTHS = 340;
const ROOM_FOR_NAMES = 280;

interface DayTickProps {
  x: number | string;
  y: number | string;
  day: string;
  /** Where there is room. */
  withMonth: boolean;
}

/** A day under its bar, weekday above date. */
export function DayTick({ x, y, day, withMonth }: DayTickProps) {
  const language = useLanguage();
  const width = useChartWidth() ?? 0;
  const name = formatDayName(day, { language });
  const date =
    withMonth && width >= ROOM_FOR_MONTHS ? formatDay(day, { language, short: true }) : String(Number(day.slice(-2)));
  return (
    <text x={x} y={y} textAnchor="middle">
      <tspan x={x} dy="1em">
        {width >= ROOM_FOR_NAMES ? name : name.slice(0, 2)}
      </tspan>
      <tspan x={x} dy="1.25em">
        {date}
      </tspan>
    </text>
  );
}

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

const Legend = styled(SwatchList)`
  margin-top: ${space(1)};
`;

/** Revenue and orders of each day, one above the other: two scales in one chart could be made to say anything. */
export default function SalesChart({ sales }: { sales: readonly DaySales[] }) {
  const { t } = useTranslation();
  const money = useMoney();
  const whole = (amount: number) => money(amount).replace(/[.,]00$/, '');
  // The same width for both axes, so that the days of both charts align.
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
