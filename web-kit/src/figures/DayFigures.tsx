import type { ReactNode } from 'react';
import { BarChart } from '../data/BarChart.tsx';
import { useFormats } from '../kit-context.tsx';
import { Figures } from './Figures.tsx';
import { useFigureWords } from './figure-texts.ts';
import { chartText, dayText, shortDay } from './texts.ts';

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
  const words = useFigureWords();
  const formats = useFormats();
  const bars = days.map(({ day, count }) => ({ label: dayText(day, formats.locale), value: count }));
  return (
    <Figures
      title={words.perDay}
      columns={[words.day, words.scans]}
      rows={days.map(({ day, count }) => [dayText(day, formats.locale), count])}
      csv={days.map(({ day, count }) => [day, count])}
      file={file}
      note={words.dayNote}
      choice={choice}
    >
      <BarChart
        bars={bars}
        label={chartText(bars, (sum) => words.inDays(sum, days.length), words, formats)}
        ticks={ticksOf(days).map((day) => shortDay(day, formats.locale))}
      />
    </Figures>
  );
}

/** The first day, the one in the middle and the last. */
function ticksOf(days: Days): string[] {
  const places = new Set([0, Math.floor((days.length - 1) / 2), days.length - 1]);
  return [...places].flatMap((place) => days.slice(place, place + 1).map(({ day }) => day));
}
