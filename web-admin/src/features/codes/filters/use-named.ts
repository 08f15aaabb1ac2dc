import type { AdminPerson, Batch } from '@qlaim/backend/contract';
import { CODE_FILTERS } from '@qlaim/backend/texts/console/codes/filters';
import { useTexts } from '@qlaim/web-kit/texts';
import { useReference } from 'react-admin';
import { nameOf } from '../../../widgets/person-name.ts';
import { useBatchName } from '../../batches/index.ts';

/** Returns the name of an owner; other words until it is known. */
export function useOwner(id: string | undefined): string {
  const { some } = useTexts(CODE_FILTERS).owner;
  const { referenceRecord } = useReference<AdminPerson>({
    reference: 'people',
    id: id ?? '',
    options: { enabled: id !== undefined },
  });
  return referenceRecord ? nameOf(referenceRecord) : some;
}

/** Returns the name of a batch; other words until it is known. */
export function useBatch(id: string | undefined): string {
  const { some } = useTexts(CODE_FILTERS).batch;
  const batchName = useBatchName();
  const { referenceRecord } = useReference<Batch>({
    reference: 'batches',
    id: id ?? '',
    options: { enabled: id !== undefined },
  });
  return referenceRecord ? batchName(referenceRecord) : some;
}
