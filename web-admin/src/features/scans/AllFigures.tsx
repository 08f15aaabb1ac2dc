import type { ScanStatistics } from '@qlaim/backend/contract';
import { ALL_SCANS } from '@qlaim/backend/texts/console/scans';
import { DownloadCsv } from '@qlaim/web-kit/figures';
import { useTexts } from '@qlaim/web-kit/texts';
import { allFigures, columnsIn } from './all-figures.ts';
import { useRankedBatchName } from './use-ranked-batch-name.ts';

/** Saves all figures of the screen as one file. */
export function AllFigures({ statistics }: { statistics: ScanStatistics }) {
  const words = useTexts(ALL_SCANS);
  const batchName = useRankedBatchName();
  return (
    <DownloadCsv
      label={words.file.label}
      title={words.file.title}
      columns={columnsIn(words)}
      rows={allFigures(statistics, words, batchName)}
      file={`qlaim-scans-${statistics.from}-${statistics.to}.csv`}
    />
  );
}
