import './scans.css';
import { Skeleton } from '@qlaim/web-kit';
import { PageFrame } from '../../widgets/PageFrame.tsx';
import { ReadFailed } from '../../widgets/ReadFailed.tsx';
import { AllFigures } from './AllFigures.tsx';
import { cutText } from './cut-text.ts';
import { RangeForm } from './RangeForm.tsx';
import { Statistics } from './Statistics.tsx';
import { useDayRange } from './use-day-range.ts';
import { useScanStatistics } from './use-scan-statistics.ts';

/** The scans of all codes. */
export function ScansPage() {
  const [range, setRange] = useDayRange();
  const { data, error, isPlaceholderData, refetch } = useScanStatistics(range);
  return (
    <PageFrame title="Scans" aside={data && !error ? <AllFigures statistics={data} /> : null}>
      <RangeForm range={range} onChange={setRange} />
      {error ? (
        <ReadFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy={isPlaceholderData || undefined} className="qa-scans">
          {data ? (
            <Statistics statistics={data} note={cutText(range)} />
          ) : (
            <Skeleton shape="block" height={320} />
          )}
        </div>
      )}
    </PageFrame>
  );
}
