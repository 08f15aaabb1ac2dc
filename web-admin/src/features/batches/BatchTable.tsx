import type { BatchTexts } from '@qlaim/backend/texts/console/batches';
import { BATCHES } from '@qlaim/backend/texts/console/batches';
import { useTexts } from '@qlaim/web-kit/texts';
import './batches.css';
import type { Batch } from '@qlaim/backend/contract';
import { cx, useFormats, useMediaQuery } from '@qlaim/web-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { printBatchAddress } from '../../api/addresses.ts';
import { useMay } from '../../api/use-may.ts';
import { Day } from '../../widgets/Day.tsx';
import { SortHead } from '../../widgets/table/SortHead.tsx';
import { BatchCell } from './BatchCell.tsx';
import { useBatchName } from './batch-name.ts';

interface Column {
  readonly source: keyof BatchTexts['columns'];
  /** The order in which the list is first sorted, if it may be. */
  readonly sorts?: 'DESC';
  readonly isNumber?: true;
  readonly cell: (batch: Batch) => ReactNode;
}

/** On a narrow screen, the name's column says what the columns of the states say. */
export function BatchTable({ batches }: { batches: readonly Batch[] }) {
  const words = useTexts(BATCHES);
  const columns = useColumns();
  return (
    <div className="qa-batch-frame">
      <table className="qa-batch-table" aria-label={words.title}>
        <thead>
          <tr>
            {columns.map(({ source, sorts, isNumber }) => (
              <SortHead
                key={source}
                label={words.columns[source]}
                source={source}
                first={sorts}
                isNumber={isNumber}
              />
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

function Print(batch: Batch) {
  const { columns, printOf } = useTexts(BATCHES);
  const batchName = useBatchName();
  return (
    <Link to={printBatchAddress(batch.id)} className="qa-batch-print" aria-label={printOf(batchName(batch))}>
      {columns.print}
    </Link>
  );
}

function Shown({ number }: { number: number }) {
  const { count } = useFormats();
  return count(number);
}

const ALWAYS: readonly Column[] = [
  { source: 'createdAt', sorts: 'DESC', cell: Created },
  { source: 'size', sorts: 'DESC', isNumber: true, cell: ({ size }) => <Shown number={size} /> },
];
const STATES: readonly Column[] = [
  { source: 'claimed', isNumber: true, cell: ({ claimed }) => <Shown number={claimed} /> },
  { source: 'approved', isNumber: true, cell: ({ approved }) => <Shown number={approved} /> },
];
const PRINT: Column = { source: 'print', cell: (batch) => <Print {...batch} /> };
