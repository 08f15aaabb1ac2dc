import { CODE_TABLE } from '@qlaim/backend/texts/console/codes/table';
import { useTexts } from '@qlaim/web-kit/texts';
import './bar.css';
import { useStore } from 'react-admin';
import { type Density, PREFERENCE } from '../../../../api/preferences.ts';
import { useMay } from '../../../../api/use-may.ts';
import { BulkBar, type BulkWork, LastBulkAction } from '../../../bulk/index.ts';
import { ViewSwitch } from '../../view/ViewSwitch.tsx';
import { ColumnsButton } from '../columns/ColumnsButton.tsx';
import { PrintSelection } from './PrintSelection.tsx';
import { useSelection } from './use-selection.ts';

interface TableBarProps {
  /** The number of codes that match the filters. */
  total: number;
  work: BulkWork;
}

/** What is above the table, on one line of a wide screen: the view, the selection, and how the table looks. */
export function TableBar({ total, work }: TableBarProps) {
  const { selection, selectAll, clear } = useSelection();
  const selects = useMay()('codes.manage');
  const looks = (
    <>
      {selection === undefined ? <LastBulkAction work={work} /> : <PrintSelection selection={selection} />}
      <DensityButton />
      <ColumnsButton />
    </>
  );
  return (
    <div className="qa-table-bar">
      <ViewSwitch view="table" />
      {selects ? (
        <div className="qa-table-bar-bulk">
          <BulkBar selection={selection} total={total} onSelectAll={selectAll} onClear={clear}>
            {looks}
          </BulkBar>
        </div>
      ) : (
        looks
      )}
    </div>
  );
}

/** Sets how high the rows are. */
function DensityButton() {
  const words = useTexts(CODE_TABLE).bar;
  const [density, setDensity] = useStore<Density>(PREFERENCE.density, 'compact');
  const compact = density === 'compact';
  return (
    <button
      type="button"
      className="qa-table-tool"
      aria-pressed={compact}
      onClick={() => setDensity(compact ? 'comfortable' : 'compact')}
    >
      {words.compact}
    </button>
  );
}
