import type { ScanStatistics } from '@qlaim/backend/contract';
import { ALL_SCANS } from '@qlaim/backend/texts/console/scans';
import { useTexts } from '@qlaim/web-kit/texts';
import { useBatchName } from '../batches/index.ts';

type RankedBatch = ScanStatistics['batches'][number];

/** Returns the name of a batch, or one made of its day, in the language of the screen. */
export function useRankedBatchName(): (batch: RankedBatch) => string {
  const { unknown } = useTexts(ALL_SCANS);
  const batchName = useBatchName();
  return ({ name, createdAt }) => (createdAt === null ? name || unknown : batchName({ name, createdAt }));
}
