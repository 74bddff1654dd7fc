import { formatDay, formatDayName, useLanguage } from '@pickup/web';

interface DayTickProps {
  x: number | string;
  y: number | string;
  day: string;
  /** With its month: where there is room. */
  full: boolean;
}

/** A day under its bar, weekday above date. */
export function DayTick({ x, y, day, full }: DayTickProps) {
  const language = useLanguage();
  const date = full ? formatDay(day, { language, short: true }) : String(Number(day.slice(-2)));
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
