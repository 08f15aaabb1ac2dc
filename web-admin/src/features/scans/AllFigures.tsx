import type { ScanStatistics } from '@qlaim/backend/contract';
import { DownloadCsv } from '@qlaim/web-kit/figures';
import { allFigures, COLUMNS } from './all-figures.ts';

/** Saves all figures of the screen as one file. */
export const AllFigures = ({ statistics }: { statistics: ScanStatistics }) => (
  <DownloadCsv
    label="All figures as CSV"
    title="the scans of these days"
    columns={COLUMNS}
    rows={allFigures(statistics)}
    file={`qlaim-scans-${statistics.from}-${statistics.to}.csv`}
  />
);
