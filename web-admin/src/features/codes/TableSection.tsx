import { CODE_TABLE } from '@qlaim/backend/texts/console/codes/table';
import { useTexts } from '@qlaim/web-kit/texts';
import { GRID_ID } from './focus-grid.ts';
import CodeTable from './table/CodeTable.tsx';

/** The codes as a table, to which a change of page scrolls and moves the focus. */
export default function TableSection() {
  const { section } = useTexts(CODE_TABLE);
  return (
    <section id={GRID_ID} className="qa-codes-shown" tabIndex={-1} aria-label={section}>
      <CodeTable />
    </section>
  );
}
