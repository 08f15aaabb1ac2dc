import type { Home } from '@qlaim/backend/contract';
import { BarChart, Card, Count } from '@qlaim/web-kit';
import { dayInWords } from '@qlaim/web-kit/figures';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { comparedInWords, weeksOf } from './week-in-words.ts';

/** The scans of the last seven days beside those of the seven days before. */
export function WeekOfScans({ days }: Pick<Home, 'days'>) {
  const id = useId();
  const weeks = weeksOf(days);
  const bars = days.map(({ day, count }) => ({ label: dayInWords(day), value: count }));
  const ends = [days.at(0), days.at(-1)].flatMap((day) => (day ? [dayInWords(day.day)] : []));
  return (
    <Card as="section" className="qk-figures" aria-labelledby={id}>
      <h2 id={id}>Scans this week</h2>
      <p>
        <strong>
          <Count value={weeks.latest} one="scan" />
        </strong>{' '}
        in the last seven days. {comparedInWords(weeks)}.
      </p>
      <BarChart bars={bars} ticks={ends} label={`Scans a day in two weeks. ${comparedInWords(weeks)}`} />
      <Link to="/scans">All figures, also as tables</Link>
    </Card>
  );
}
