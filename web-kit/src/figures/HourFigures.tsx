import { BarChart } from '../data/BarChart.tsx';
import { Figures } from './Figures.tsx';
import { localHours } from './local-hours.ts';
import { chartInWords } from './words.ts';

interface HourFiguresProps {
  /** 24 counts by the hour in UTC. */
  hours: readonly number[];
  /** Whose scans: 'All scans'. */
  whose: string;
  /** The name of the CSV file. */
  file: string;
}

/** Scans by the hour of the day, in the reader's time zone. */
export function HourFigures({ hours, whose, file }: HourFiguresProps) {
  const local = localHours(hours, -new Date().getTimezoneOffset());
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const bars = local.map(({ from, count }) => ({ label: `From ${from}`, value: count }));
  return (
    <Figures
      title="Scans by hour of the day"
      columns={['From', 'Scans']}
      rows={local.map(({ from, count }) => [from, count])}
      csv={local.map(({ from, count }) => [from, count])}
      file={file}
      note={`${whose}, in your time zone (${zone}).`}
    >
      <BarChart
        bars={bars}
        label={chartInWords(bars, '24 hours')}
        ticks={[0, 6, 12, 18, 23].flatMap((place) => local.slice(place, place + 1).map(({ from }) => from))}
      />
    </Figures>
  );
}
