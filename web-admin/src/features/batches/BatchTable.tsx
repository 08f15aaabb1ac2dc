import './batches.css';
import type { Batch } from '@qlaim/backend/contract';
import { cx, formatCount, useMediaQuery } from '@qlaim/web-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { printBatchAddress } from '../../api/addresses.ts';
import { useMay } from '../../api/use-may.ts';
import { Day } from '../../widgets/Day.tsx';
import { SortHead } from '../../widgets/table/SortHead.tsx';
import { BatchCell } from './BatchCell.tsx';
import { batchName } from './batch-name.ts';

interface Column {
  readonly label: string;
  readonly source: string;
  /** The order in which the list is first sorted, if it may be. */
  readonly sorts?: 'DESC';
  readonly isNumber?: true;
  readonly cell: (batch: Batch) => ReactNode;
}

/** On a narrow screen, the name's column says what the columns of the states say. */
export function BatchTable({ batches }: { batches: readonly Batch[] }) {
  const columns = useColumns();
  return (
    <div className="qa-batch-frame">
      <table className="qa-batch-table" aria-label="Batches">
        <thead>
          <tr>
            {columns.map(({ source, label, sorts, isNumber }) => (
              <SortHead key={source} label={label} source={source} first={sorts} isNumber={isNumber} />
            ))}
          </tr>
        </thead>
        <tbody>
          {batches.map((batch) => (
            <tr key={batch.id}>
              {columns.map(({ source, isNumber, cell }) => (
                <td key={source} className={cx(isNumber && 'qa-number')}>
                  {cell(batch)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function useColumns(): readonly Column[] {
  const wide = useMediaQuery('(min-width: 600px)');
  const prints = useMay()('print');
  const name: Column = {
    source: 'name',
    label: 'Name',
    cell: (batch) => <BatchCell batch={batch} states={!wide} />,
  };
  const always = [name, ...ALWAYS];
  if (!wide) return always;
  return prints ? [...always, ...STATES, PRINT] : [...always, ...STATES];
}

const Created = ({ createdAt, createdBy }: Batch) => (
  <>
    <Day at={createdAt} />
    <div className="qa-batch-maker qk-soft">{createdBy?.email}</div>
  </>
);

const Print = (batch: Batch) => (
  <Link to={printBatchAddress(batch.id)} className="qa-batch-print">
    Print<span className="qk-hidden"> the codes of {batchName(batch)}</span>
  </Link>
);

const ALWAYS: readonly Column[] = [
  { source: 'createdAt', label: 'Created', sorts: 'DESC', cell: Created },
  { source: 'size', label: 'Codes', sorts: 'DESC', isNumber: true, cell: ({ size }) => formatCount(size) },
];
const STATES: readonly Column[] = [
  { source: 'claimed', label: 'Claimed', isNumber: true, cell: ({ claimed }) => formatCount(claimed) },
  { source: 'approved', label: 'Approved', isNumber: true, cell: ({ approved }) => formatCount(approved) },
];
const PRINT: Column = { source: 'print', label: 'Print', cell: Print };
