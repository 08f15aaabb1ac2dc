import type { ScanStatistics } from '@qlaim/backend/contract';
import { MOST_STATISTICS_DAYS } from '@qlaim/backend/contract/console';
import type { AllScansTexts } from '@qlaim/backend/texts/console/scans';
import { dayText } from '@qlaim/web-kit/figures';
import { batchName } from '../batches/index.ts';
import type { ShownRange } from './day-range.ts';

/** Returns the name of a batch, or one made of its day. */
export const rankedBatchName = (
  { name, createdAt }: ScanStatistics['batches'][number],
  { unknown }: AllScansTexts,
): string => (createdAt === null ? name || unknown : batchName({ name, createdAt }));

/** Says which end of the chosen days was moved, and why; nothing where none was. `locale` is a BCP 47 tag. */
export function cutText({ from, to, cut }: ShownRange, { range }: AllScansTexts, locale: string): string {
  if (cut === null) return '';
  return cut === 'from'
    ? range.begin(MOST_STATISTICS_DAYS, dayText(from, locale))
    : range.end(MOST_STATISTICS_DAYS, dayText(to, locale));
}
