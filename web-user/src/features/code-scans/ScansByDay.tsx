import type { CodeScans } from '@qlaim/backend/contract';
import { BarChart, Button, Icon } from '@qlaim/web-kit';
import { useState } from 'react';
import { Figures } from './Figures.tsx';
import { chartInWords, dayInWords, shortDay } from './words.ts';

const SPANS = [30, 90] as const;

export function ScansByDay({ days, file }: { days: CodeScans['days']; file: string }) {
  const [span, setSpan] = useState<(typeof SPANS)[number]>(30);
  const shown = days.slice(-span);
  const bars = shown.map(({ day, count }) => ({ label: dayInWords(day), value: count }));
  return (
    <Figures
      title="Scans a day"
      columns={['Day', 'Scans']}
      rows={shown.map(({ day, count }) => [dayInWords(day), count])}
      csv={shown.map(({ day, count }) => [day, count])}
      file={file}
      note="A day runs from midnight to midnight UTC."
      choice={
        <fieldset className="qu-scans-spans">
          <legend className="qk-hidden">Days to show</legend>
          {SPANS.map((length) => (
            <Button
              key={length}
              variant="quiet"
              aria-pressed={length === span}
              icon={length === span ? <Icon name="check" size={16} /> : undefined}
              onClick={() => setSpan(length)}
            >
              {length} days
            </Button>
          ))}
        </fieldset>
      }
    >
      <BarChart bars={bars} label={chartInWords(bars, `${span} days`)} ticks={ticksOf(shown)} />
    </Figures>
  );
}

/** The first day, the one in the middle and the last. */
function ticksOf(days: CodeScans['days']): string[] {
  const places = [0, Math.floor((days.length - 1) / 2), days.length - 1];
  return places.flatMap((place) => days.slice(place, place + 1).map(({ day }) => shortDay(day)));
}
