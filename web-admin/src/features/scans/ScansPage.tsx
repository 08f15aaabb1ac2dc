import './scans.css';
import { ALL_SCANS } from '@qlaim/backend/texts/console/scans';
import { Skeleton, useFormats } from '@qlaim/web-kit';
import { FigureWords } from '@qlaim/web-kit/figures';
import { useTexts } from '@qlaim/web-kit/texts';
import { PageFrame } from '../../widgets/PageFrame.tsx';
import { ReadFailed } from '../../widgets/ReadFailed.tsx';
import { AllFigures } from './AllFigures.tsx';
import { RangeForm } from './RangeForm.tsx';
import { Statistics } from './Statistics.tsx';
import { cutText } from './scan-texts.ts';
import { useDayRange } from './use-day-range.ts';
import { useScanStatistics } from './use-scan-statistics.ts';

/** The scans of all codes. */
export function ScansPage() {
  const words = useTexts(ALL_SCANS);
  const { locale } = useFormats();
  const [range, setRange] = useDayRange();
  const { data, error, isPlaceholderData, refetch } = useScanStatistics(range);
  return (
    <FigureWords value={words.figures}>
      <PageFrame title={words.title} aside={data && !error ? <AllFigures statistics={data} /> : null}>
        <RangeForm range={range} onChange={setRange} />
        {error ? (
          <ReadFailed error={error} onRetry={() => void refetch()} />
        ) : (
          <div aria-busy={isPlaceholderData || undefined} className="qa-scans">
            {data ? (
              <Statistics statistics={data} note={cutText(range, words, locale)} />
            ) : (
              <Skeleton shape="block" height={320} />
            )}
          </div>
        )}
      </PageFrame>
    </FigureWords>
  );
}
