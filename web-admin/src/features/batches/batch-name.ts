import type { Batch } from '@qlaim/backend/contract';
import { formatCreatedDate } from '@qlaim/web-kit';

/** Returns the name of a batch, or one made of its day. */
export const batchName = ({ name, createdAt }: Pick<Batch, 'name' | 'createdAt'>): string =>
  name === '' ? `Batch of ${formatCreatedDate(createdAt)}` : name;
