import { BULK } from '@qlaim/backend/texts/console/bulk';
import { useTexts } from '@qlaim/web-kit/texts';
import './bulk.css';
import { Button, Card } from '@qlaim/web-kit';
import { BulkActionLine } from './BulkActionLine.tsx';
import type { BulkWork } from './use-bulk-work.ts';

/** The bulk actions under way, or all of them. */
export function BulkActions({ work: { shown, open, setOpen } }: { work: BulkWork }) {
  const { title, list } = useTexts(BULK);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="bulk-actions" className="qa-bulk">
      <Card as="div">
        <div className="qa-bulk-head">
          <h2 id="bulk-actions" className="qa-bulk-title">
            {title}
          </h2>
          <Button variant="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? list.fold : list.earlier}
          </Button>
        </div>
        <ul className="qk-list">
          {shown.map((action) => (
            <BulkActionLine key={action.id} action={action} />
          ))}
        </ul>
      </Card>
    </section>
  );
}
