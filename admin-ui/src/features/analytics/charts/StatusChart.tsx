import type { OrderStatus } from '@pickup/contract';
import { useId } from 'react';
import { Bar, BarChart, LabelList, XAxis, YAxis } from 'recharts';
import { useTheme, type DefaultTheme } from 'styled-components';
import { useTranslation } from '@pickup/web';
import { AXIS, axisWidth, ChartFrame, Hatch } from './chart-parts.js';

type Colors = DefaultTheme['color'];

/** Background and border of each status, as its badge has them. */
const looksOf = (color: Colors) =>
  ({
    PENDING: [color.pendingWash, color.onPendingWash],
    CONFIRMED: [color.confirmedWash, color.onConfirmedWash],
    PREPARING: [color.preparingWash, color.onPreparingWash],
    READY: [color.readyWash, color.onReadyWash],
    COMPLETED: [color.leaf, color.leaf],
    CANCELLED: [color.closedWash, color.onClosedWash],
  }) as const satisfies Record<OrderStatus, readonly [string, string]>;

interface StatusChartProps {
  /** In the order of an order's life. */
  counts: readonly { status: OrderStatus; orders: number }[];
}

/** A bar per status, each named and counted beside it; cancelled ones, which earn nothing, are striped. */
export default function StatusChart({ counts }: StatusChartProps) {
  const { t } = useTranslation();
  const { color } = useTheme();
  const hatch = useId().replaceAll(':', '');
  const looks = looksOf(color);
  const bars = counts.map(({ status, orders }) => ({
    orders,
    name: t(`orders.status.${status}`),
    fill: status === 'CANCELLED' ? `url(#${hatch})` : looks[status][0],
    stroke: looks[status][1],
  }));
  return (
    <ChartFrame height={40 * bars.length}>
      <BarChart
        data={bars}
        layout="vertical"
        margin={{ top: 0, right: 40, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <Hatch id={hatch} stripe={color.onClosedWash} ground={color.closedWash} />
        <XAxis {...AXIS} hide />
        <YAxis
          type="category"
          dataKey="name"
          width={axisWidth(bars.map(({ name }) => name))}
          interval={0}
          tickLine={false}
          axisLine={{ stroke: color.edge }}
        />
        <Bar dataKey="orders" isAnimationActive={false} barSize={24} radius={[0, 6, 6, 0]} strokeWidth={1.5}>
          <LabelList dataKey="orders" position="right" />
        </Bar>
      </BarChart>
    </ChartFrame>
  );
}
