import { formatDay, formatDayName, useLanguage } from '@pickup/web';
import { useChartWidth } from 'recharts';

/** The narrowest chart, in px, on which five dates with their months do not touch. */
const ROOM_FOR_MONTHS = 340;

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
  const wide = (useChartWidth() ?? 0) >= ROOM_FOR_MONTHS;
  const date = withMonth && wide ? formatDay(day, { language, short: true }) : String(Number(day.slice(-2)));
  return (
    <text x={x} y={y} textAnchor="middle">
      <tspan x={x} dy="1em">
        {formatDayName(day, { language })}
      </tspan>
      <tspan x={x} dy="1.25em">
        {date}
      </tspan>
    </text>
  );
}
