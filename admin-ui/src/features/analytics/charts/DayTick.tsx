import { formatDay, formatDayName, useLanguage } from '@pickup/web';
import { useChartWidth } from 'recharts';

/** The narrowest charts, in px, on which five dates with their months, and seven weekdays of three letters, do not touch. */
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
