import type { AdminPerson, Batch } from '@qlaim/backend/contract';
import { useReference } from 'react-admin';
import { nameOf } from '../../../widgets/person-name.ts';
import { batchName } from '../../batches/index.ts';

/** Returns the name of an owner; other words until it is known. */
export function useOwner(id: string | undefined): string {
  const { referenceRecord } = useReference<AdminPerson>({
    reference: 'people',
    id: id ?? '',
    options: { enabled: id !== undefined },
  });
  return referenceRecord ? nameOf(referenceRecord) : 'one person';
}

/** Returns the name of a batch; other words until it is known. */
export function useBatch(id: string | undefined): string {
  const { referenceRecord } = useReference<Batch>({
    reference: 'batches',
    id: id ?? '',
    options: { enabled: id !== undefined },
  });
  return referenceRecord ? batchName(referenceRecord) : 'one batch';
}
