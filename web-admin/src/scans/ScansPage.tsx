import Box from '@mui/material/Box';
import { Skeleton, useTitle } from '@qlaim/web-kit';
import { ReadFailed } from '../layout/ReadFailed.tsx';
import { RangeForm } from './RangeForm.tsx';
import { Statistics } from './Statistics.tsx';
import { useDayRange } from './use-day-range.ts';
import { useScanStatistics } from './use-scan-statistics.ts';

/** The scans of all codes. */
export function ScansPage() {
  useTitle('Scans');
  const [range, setRange] = useDayRange();
  const { data, error, isPlaceholderData, refetch } = useScanStatistics(range);
  return (
    <Box sx={{ pt: 5 }}>
      <h1 className="qk-page-title">Scans</h1>
      <RangeForm range={range} onChange={setRange} />
      {error ? (
        <ReadFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <Box aria-busy={isPlaceholderData || undefined} sx={{ opacity: isPlaceholderData ? 0.6 : 1 }}>
          {data ? <Statistics statistics={data} /> : <Skeleton shape="block" height={320} />}
        </Box>
      )}
    </Box>
  );
}
