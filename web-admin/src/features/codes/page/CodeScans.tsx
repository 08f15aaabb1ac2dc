import { CODE_PAGE } from '@qlaim/backend/texts/console/codes/page';
import { useTexts } from '@qlaim/web-kit/texts';
import '@qlaim/web-kit/styles/figures.css';
import { type AdminCode, FALLBACKS, ROUTES } from '@qlaim/backend/contract';
import { EmptyState } from '@qlaim/web-kit';
import {
  CountTable,
  DayFigures,
  deviceRows,
  FigureWords,
  HourFigures,
  referrerRows,
} from '@qlaim/web-kit/figures';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleProvider } from '../../../api/console-provider.ts';
import { Columns } from '../../../widgets/Columns.tsx';
import { ReadState } from '../../../widgets/ReadState.tsx';

/** The scans of a code: by day, by hour, by device and by site. */
export function CodeScans({ code: { id } }: { code: AdminCode }) {
  const { figures, scans } = useTexts(CODE_PAGE);
  const { call } = useDataProvider<ConsoleProvider>();
  const read = useQuery({
    queryKey: ['codes', 'scans', id],
    queryFn: ({ signal }) => call(ROUTES.codeScans, { params: { id } }, { signal }),
  });
  const { data } = read;
  if (!data) return <ReadState read={read} height={320} fallback={FALLBACKS.getCode} />;
  if (data.total === 0)
    return (
      <EmptyState icon="chart" title={scans.none}>
        {scans.own}
      </EmptyState>
    );
  const file = (kind: string) => `qlaim-${id}-scans-${kind}.csv`;
  return (
    <FigureWords value={figures}>
      <div className="qa-code-scans">
        <DayFigures days={data.days} file={file('by-day')} />
        <Columns>
          <CountTable
            title={scans.devices}
            column={scans.device}
            rows={deviceRows(data, figures)}
            file={file('by-device')}
          />
          <CountTable
            title={scans.from}
            column={scans.site}
            rows={referrerRows(data, figures)}
            file={file('by-site')}
          />
        </Columns>
        <HourFigures hours={data.hours} whose={scans.whose} file={file('by-hour')} />
      </div>
    </FigureWords>
  );
}
