import type { AdminCode } from '@qlaim/backend/contract';
import { ColumnsButton, DataTable, useListContext } from 'react-admin';
import { BulkActions, BulkBar } from '../../bulk/index.ts';
import { TableWords } from '../../layout/TableWords.tsx';
import { tableSx } from '../../layout/table-styles.ts';
import { NoCodes } from '../grid/NoCodes.tsx';
import { CodeRows } from './CodeRows.tsx';
import { CodeCell, OwnerCell, StateCell, TimeCell } from './cells.tsx';
import { DestinationCell } from './DestinationCell.tsx';
import { PrintSelection } from './PrintSelection.tsx';
import { useHiddenColumns } from './use-hidden-columns.ts';
import { useSelection } from './use-selection.ts';

/** The codes as a table: columns to choose, sort and selection are react-admin's. */
export default function CodeTable() {
  const { total = 0 } = useListContext<AdminCode>();
  const hidden = useHiddenColumns();
  const { selection, selectAll, clear } = useSelection();
  const bar = (
    <BulkBar selection={selection} total={total} onSelectAll={selectAll} onClear={clear}>
      <PrintSelection selection={selection} />
      <ColumnsButton />
    </BulkBar>
  );
  return (
    <TableWords>
      <BulkActions />
      <DataTable<AdminCode>
        body={CodeRows}
        bulkActionButtons
        bulkActionsToolbar={bar}
        rowClick={false}
        hiddenColumns={hidden}
        empty={<NoCodes />}
        aria-label="QR codes"
        sx={tableSx}
      >
        <DataTable.Col<AdminCode> source="id" label="Code" render={(code) => <CodeCell code={code} />} />
        <DataTable.Col<AdminCode> source="name" label="Name" disableSort render={({ name }) => name} />
        <DataTable.Col<AdminCode>
          source="storedInfo"
          label="Leads to"
          disableSort
          render={({ storedInfo }) => <DestinationCell storedInfo={storedInfo} />}
        />
        <DataTable.Col<AdminCode>
          source="user"
          label="Owner"
          disableSort
          render={({ user }) => <OwnerCell owner={user} />}
        />
        <DataTable.Col<AdminCode>
          source="approved"
          label="State"
          disableSort
          render={(code) => <StateCell code={code} />}
        />
        <DataTable.NumberCol<AdminCode> source="scanCount" label="Scans" sortByOrder="DESC" />
        <DataTable.Col<AdminCode>
          source="createdAt"
          label="Created"
          sortByOrder="DESC"
          render={({ createdAt }) => <TimeCell at={createdAt} />}
        />
        <DataTable.Col<AdminCode>
          source="approvedDate"
          label="Approved"
          sortByOrder="DESC"
          render={({ approvedDate }) => <TimeCell at={approvedDate} />}
        />
        <DataTable.Col<AdminCode>
          source="imageUploadDate"
          label="Uploaded"
          sortByOrder="DESC"
          render={({ imageUploadDate }) => <TimeCell at={imageUploadDate} />}
        />
        <DataTable.Col<AdminCode> source="note" label="Note" disableSort render={({ note }) => note} />
      </DataTable>
    </TableWords>
  );
}
