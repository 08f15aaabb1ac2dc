import { BarChart } from '@qlaim/web-kit';
import { Figures } from './Figures.tsx';
import { localHours } from './local-hours.ts';
import { chartInWords } from './words.ts';

export function ScansByHour({ hours, file }: { hours: readonly number[]; file: string }) {
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
      note={`All scans, in your time zone (${zone}).`}
    >
      <BarChart
        bars={bars}
        label={chartInWords(bars, '24 hours')}
        ticks={[0, 6, 12, 18, 23].flatMap((place) => local.slice(place, place + 1).map(({ from }) => from))}
      />
    </Figures>
  );
}
