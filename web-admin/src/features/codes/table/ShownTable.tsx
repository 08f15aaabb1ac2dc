import type { AdminCode } from '@qlaim/backend/contract';
import { CODE_LIST } from '@qlaim/backend/texts/console/codes/list';
import { Tooltips } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useStore } from 'react-admin';
import { type Density, PREFERENCE } from '../../../api/preferences.ts';
import { useMay } from '../../../api/use-may.ts';
import { CodeRows } from './CodeRows.tsx';
import { useColumns } from './columns/use-columns.ts';
import { TableHead } from './TableHead.tsx';

/** The table, in the columns and at the height of rows that the admin prefers. */
export function ShownTable({ codes }: { codes: readonly AdminCode[] }) {
  const [density] = useStore<Density>(PREFERENCE.density, 'compact');
  const label = useTexts(CODE_LIST).codes;
  const { shown } = useColumns();
  const selects = useMay()('codes.manage');
  return (
    <Tooltips>
      <div className={`qa-code-table qa-code-table-${density}`}>
        <table aria-label={label}>
          <TableHead codes={codes} columns={shown} selects={selects} />
          <CodeRows codes={codes} columns={shown} selects={selects} />
        </table>
      </div>
    </Tooltips>
  );
}
