import './bulk.css';
import type { BulkAction } from '@qlaim/backend/contract';
import { Button, RelativeTime } from '@qlaim/web-kit';
import { useMay } from '../../api/use-may.ts';
import { ACTION_TEXTS, countedCodes } from './actions.ts';
import { outcomeText } from './outcome.ts';
import { UndoBulkAction } from './UndoBulkAction.tsx';
import type { BulkWork } from './use-bulk-work.ts';

/** The outcome of the last bulk action on one line, with its undo and the way to all of them. */
export const LastBulkAction = ({ work }: { work: BulkWork }) => (
  <UndoBulkAction>{(busy, ask) => <Line work={work} busy={busy} onUndo={ask} />}</UndoBulkAction>
);

interface LineProps {
  work: BulkWork;
  busy: boolean;
  onUndo: (action: BulkAction) => void;
}

function Line({ work: { last, setOpen }, busy, onUndo }: LineProps) {
  const manages = useMay()('codes.manage');
  if (!last) return null;
  const { action, total, requestedAt } = last;
  return (
    <section
      aria-label="Bulk actions"
      title={`${ACTION_TEXTS[action].label}: ${countedCodes(total)}`}
      className="qa-bulk-last"
    >
      <span>{outcomeText(last)}</span>
      <span className="qk-soft">
        <RelativeTime date={requestedAt} />
      </span>
      {manages && last.undoable ? (
        <Button variant="quiet" className="qa-bulk-last-button" busy={busy} onClick={() => onUndo(last)}>
          Undo
        </Button>
      ) : null}
      <Button
        variant="quiet"
        className="qa-bulk-last-button"
        aria-expanded={false}
        onClick={() => setOpen(true)}
      >
        Details
      </Button>
    </section>
  );
}
