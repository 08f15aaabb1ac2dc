import './table.css';
import type { AdminCode } from '@qlaim/backend/contract';
import { useListContext } from 'react-admin';
import { BulkActions, useBulkWork } from '../../bulk/index.ts';
import { CodeGridError } from '../grid/CodeGridError.tsx';
import { NoCodes } from '../grid/NoCodes.tsx';
import { TableBar } from './bar/TableBar.tsx';
import { RowOverlays } from './RowOverlays.tsx';
import { RowWorkProvider, useRowWork } from './row-work.ts';
import { ShownTable } from './ShownTable.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';

/** The codes as a table, with what is done with many of them. */
export default function CodeTable() {
  const { data, isPending, total = 0 } = useListContext<AdminCode>();
  const work = useBulkWork();
  const rowWork = useRowWork();
  return (
    <RowWorkProvider value={rowWork}>
      <BulkActions work={work} />
      <TableBar total={total} work={work} />
      <CodeGridError />
      {isPending ? <TableSkeleton /> : <Content codes={rowWork.rows ?? data} />}
      <RowOverlays />
    </RowWorkProvider>
  );
}

/** Undefined codes could not be read. */
function Content({ codes }: { codes: readonly AdminCode[] | undefined }) {
  if (!codes) return null;
  return codes.length === 0 ? <NoCodes /> : <ShownTable codes={codes} />;
}
