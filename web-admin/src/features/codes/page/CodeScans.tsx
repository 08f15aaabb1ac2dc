import '@qlaim/web-kit/styles/figures.css';
import { type AdminCode, FALLBACKS, ROUTES } from '@qlaim/backend/contract';
import { EmptyState } from '@qlaim/web-kit';
import { CountTable, DayFigures, deviceRows, HourFigures, referrerRows } from '@qlaim/web-kit/figures';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleProvider } from '../../../api/console-provider.ts';
import { Columns } from '../../../widgets/Columns.tsx';
import { ReadState } from '../../../widgets/ReadState.tsx';

/** The scans of a code: by day, by hour, by device and by site. */
export function CodeScans({ code: { id } }: { code: AdminCode }) {
  const { call } = useDataProvider<ConsoleProvider>();
  const read = useQuery({
    queryKey: ['codes', 'scans', id],
    queryFn: ({ signal }) => call(ROUTES.codeScans, { params: { id } }, { signal }),
  });
  const { data } = read;
  if (!data) return <ReadState read={read} height={320} fallback={FALLBACKS.getCode} />;
  if (data.total === 0)
    return (
      <EmptyState icon="chart" title="No scans yet">
        The owner’s own visits don’t count.
      </EmptyState>
    );
  const file = (kind: string) => `qlaim-${id}-scans-${kind}.csv`;
  return (
    <div className="qa-code-scans">
      <DayFigures days={data.days} file={file('by-day')} />
      <Columns>
        <CountTable title="Devices" column="Device" rows={deviceRows(data)} file={file('by-device')} />
        <CountTable title="Where from" column="Site" rows={referrerRows(data)} file={file('by-site')} />
      </Columns>
      <HourFigures hours={data.hours} whose="All scans" file={file('by-hour')} />
    </div>
  );
}
