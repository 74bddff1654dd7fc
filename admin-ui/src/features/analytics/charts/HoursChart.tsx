import { useId } from 'react';
import { Bar, BarChart, CartesianGrid, LabelList, Tooltip, XAxis, YAxis } from 'recharts';
import { useTheme } from 'styled-components';
import { useMoney } from '../../../restaurant/useRestaurant.js';
import { hour as hourCell } from '../figure-tables.js';
import { peakHour, type HourSales } from '../figures.js';
import { AXIS, axisWidth, ChartFrame, ChartTip, Hatch } from './chart-parts.js';

/** From this bar on the amount above the peak would reach past the chart's edge. */
const LATE_BAR = 20;

/** Every third hour is named. */
const NAMED_EVERY = 3;

/** The 24 hours of a business day; the peak is striped and labelled with its amount. */
export default function HoursChart({ hours }: { hours: readonly HourSales[] }) {
  const money = useMoney();
  const { color } = useTheme();
  const hatch = useId().replaceAll(':', '');
  const peak = peakHour(hours)?.hour;
  const isPeakLate = hours.findIndex(({ hour }) => hour === peak) >= LATE_BAR;
  const wholeMoney = (amount: number) => money(amount).replace(/[.,]00$/, '');
  const bars = hours.map((entry) => ({
    ...entry,
    fill: entry.hour === peak ? `url(#${hatch})` : color.leaf,
    stroke: entry.hour === peak ? color.onSaffron : 'none',
    label: entry.hour === peak ? money(entry.revenue) : '',
  }));
  const tip = (hour: unknown) => {
    const entry = hours.find((one) => one.hour === hour);
    return entry && <ChartTip title={hourCell(entry.hour).shown} lines={[money(entry.revenue)]} />;
  };
  return (
    <ChartFrame height={248}>
      <BarChart
        data={bars}
        margin={{ top: 24, right: isPeakLate ? 40 : 8, bottom: 0, left: 0 }}
        accessibilityLayer={false}
        barCategoryGap="16%"
      >
        <Hatch id={hatch} stripe={color.onSaffron} ground={color.saffron} />
        <CartesianGrid vertical={false} stroke={color.line} />
        <XAxis
          dataKey="hour"
          ticks={hours.filter((_, index) => index % NAMED_EVERY === 0).map(({ hour }) => hour)}
          interval={0}
          tickLine={false}
          axisLine={{ stroke: color.edge }}
          tickFormatter={(hour: number) => String(hour).padStart(2, '0')}
        />
        <YAxis
          {...AXIS}
          width={axisWidth(hours.map(({ revenue }) => wholeMoney(Math.ceil(revenue))))}
          tickFormatter={wholeMoney}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: color.sunk }}
          content={({ active, label }) => (active ? tip(label) : null)}
        />
        <Bar dataKey="revenue" isAnimationActive={false} radius={[4, 4, 0, 0]}>
          <LabelList dataKey="label" position="top" />
        </Bar>
      </BarChart>
    </ChartFrame>
  );
}
