import type { Batch } from '@qlaim/backend/contract';
import { EmptyState } from '@qlaim/web-kit';
import { useListContext } from 'react-admin';
import { ListFrame } from '../../widgets/ListFrame.tsx';
import { ListPager } from '../../widgets/Pager.tsx';
import { ReadState } from '../../widgets/ReadState.tsx';
import { BatchTable } from './BatchTable.tsx';

/** The batches in which codes were generated. */
export const BatchList = () => (
  <ListFrame resource="batches" title="Batches" intro="Codes that were generated together.">
    <Batches />
    <ListPager label="Pages of batches" />
  </ListFrame>
);

function Batches() {
  const list = useListContext<Batch>();
  if (list.data === undefined) return <ReadState read={list} height={480} />;
  if (list.total === 0)
    return <EmptyState title="No batches yet">Generate links to make the first.</EmptyState>;
  return <BatchTable batches={list.data} />;
}
