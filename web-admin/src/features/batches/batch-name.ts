import type { Batch } from '@qlaim/backend/contract';
import { BATCHES } from '@qlaim/backend/texts/console/batches';
import { useFormats } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';

type Named = Pick<Batch, 'name' | 'createdAt'>;

/** Returns the name of a batch, or one made of its day, in the language of the screen. */
export function useBatchName(): (batch: Named) => string {
  const { unnamed } = useTexts(BATCHES);
  const { createdDate } = useFormats();
  return ({ name, createdAt }) => (name === '' ? unnamed(createdDate(createdAt)) : name);
}
