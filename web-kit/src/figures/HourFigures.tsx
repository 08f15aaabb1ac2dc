import { BarChart } from '../data/BarChart.tsx';
import { useFormats } from '../kit-context.tsx';
import { Figures } from './Figures.tsx';
import { useFigureWords } from './figure-texts.ts';
import { localHours } from './local-hours.ts';
import { chartText } from './texts.ts';

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
  const words = useFigureWords();
  const formats = useFormats();
  const local = localHours(hours, -new Date().getTimezoneOffset());
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const bars = local.map(({ from, count }) => ({ label: words.fromHour(from), value: count }));
  return (
    <Figures
      title={words.byHour}
      columns={[words.from, words.scans]}
      rows={local.map(({ from, count }) => [from, count])}
      csv={local.map(({ from, count }) => [from, count])}
      file={file}
      note={words.hourNote(whose, zone)}
    >
      <BarChart
        bars={bars}
        label={chartText(bars, words.inDay, words, formats)}
        ticks={[0, 6, 12, 18, 23].flatMap((place) => local.slice(place, place + 1).map(({ from }) => from))}
      />
    </Figures>
  );
}
