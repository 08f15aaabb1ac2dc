import type { Batch } from '@qlaim/backend/contract';
import { BATCHES } from '@qlaim/backend/texts/console/batches';
import { EmptyState } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useListContext } from 'react-admin';
import { ListFrame } from '../../widgets/ListFrame.tsx';
import { ListPager } from '../../widgets/Pager.tsx';
import { ReadState } from '../../widgets/ReadState.tsx';
import { BatchTable } from './BatchTable.tsx';

/** The batches in which codes were generated. */
export function BatchList() {
  const { title, intro, pages } = useTexts(BATCHES);
  return (
    <ListFrame resource="batches" title={title} intro={intro}>
      <Batches />
      <ListPager label={pages} />
    </ListFrame>
  );
}

function Batches() {
  const { none, noneAdvice } = useTexts(BATCHES);
  const list = useListContext<Batch>();
  if (list.data === undefined) return <ReadState read={list} height={480} />;
  if (list.total === 0) return <EmptyState title={none}>{noneAdvice}</EmptyState>;
  return <BatchTable batches={list.data} />;
}
