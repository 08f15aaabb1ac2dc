import type { Batch } from '@qlaim/backend/contract';
import { CODE_PAGE } from '@qlaim/backend/texts/console/codes/page';
import { useTexts } from '@qlaim/web-kit/texts';
import { useReference } from 'react-admin';
import { Link } from 'react-router-dom';
import { batchAddress } from '../../../api/addresses.ts';
import { useBatchName } from '../../batches/index.ts';

/** The batch of a code, by its name. */
export function BatchLink({ id }: { id: string }) {
  const { itsBatch } = useTexts(CODE_PAGE).about;
  const batchName = useBatchName();
  const { referenceRecord } = useReference<Batch>({ reference: 'batches', id });
  return <Link to={batchAddress(id)}>{referenceRecord ? batchName(referenceRecord) : itsBatch}</Link>;
}
