import type { ScanStatistics } from '@qlaim/backend/contract';
import { batchName } from '../batches/index.ts';

/** Returns the name of a batch, or one made of its day. */
export const rankedBatchName = ({ name, createdAt }: ScanStatistics['batches'][number]): string =>
  createdAt === null ? name || 'Not known yet' : batchName({ name, createdAt });
