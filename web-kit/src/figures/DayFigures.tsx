import type { ReactNode } from 'react';
import { BarChart } from '../data/BarChart.tsx';
import { Figures } from './Figures.tsx';
import { chartInWords, dayInWords, shortDay } from './words.ts';

type Days = readonly { readonly day: string; readonly count: number }[];

interface DayFiguresProps {
  /** UTC days, oldest first. */
  days: Days;
  /** The name of the CSV file. */
  file: string;
  /** Buttons that choose the days. */
  choice?: ReactNode;
}

/** Scans a day. */
export function DayFigures({ days, file, choice }: DayFiguresProps) {
  const bars = days.map(({ day, count }) => ({ label: dayInWords(day), value: count }));
  const span = days.length === 1 ? '1 day' : `${days.length} days`;
  return (
    <Figures
      title="Scans a day"
      columns={['Day', 'Scans']}
      rows={days.map(({ day, count }) => [dayInWords(day), count])}
      csv={days.map(({ day, count }) => [day, count])}
      file={file}
      note="A day runs from midnight to midnight UTC."
      choice={choice}
    >
      <BarChart bars={bars} label={chartInWords(bars, span)} ticks={ticksOf(days)} />
    </Figures>
  );
}

/** The first day, the one in the middle and the last. */
function ticksOf(days: Days): string[] {
  const places = new Set([0, Math.floor((days.length - 1) / 2), days.length - 1]);
  return [...places].flatMap((place) => days.slice(place, place + 1).map(({ day }) => shortDay(day)));
}
