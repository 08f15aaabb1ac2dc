import type { Batch } from '@qlaim/backend/contract';
import { useReference } from 'react-admin';
import { Link } from 'react-router-dom';
import { batchAddress } from '../../../api/addresses.ts';
import { batchName } from '../../batches/index.ts';

/** The batch of a code, by its name. */
export function BatchLink({ id }: { id: string }) {
  const { referenceRecord } = useReference<Batch>({ reference: 'batches', id });
  return <Link to={batchAddress(id)}>{referenceRecord ? batchName(referenceRecord) : 'Its batch'}</Link>;
}
