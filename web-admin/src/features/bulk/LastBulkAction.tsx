import { BULK } from '@qlaim/backend/texts/console/bulk';
import { useTexts } from '@qlaim/web-kit/texts';
import { useOutcome } from './use-outcome.ts';
import './bulk.css';
import type { BulkAction } from '@qlaim/backend/contract';
import { Button, RelativeTime } from '@qlaim/web-kit';
import { useMay } from '../../api/use-may.ts';
import { actionText } from './actions.ts';
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
  const texts = useTexts(BULK);
  const outcome = useOutcome();
  const manages = useMay()('codes.manage');
  if (!last) return null;
  const { action, total, requestedAt } = last;
  return (
    <section aria-label={texts.title} title={actionText(texts, action, total)} className="qa-bulk-last">
      <span>{outcome(last)}</span>
      <span className="qk-soft">
        <RelativeTime date={requestedAt} />
      </span>
      {manages && last.undoable ? (
        <Button variant="quiet" className="qa-bulk-last-button" busy={busy} onClick={() => onUndo(last)}>
          {texts.undo.action}
        </Button>
      ) : null}
      <Button
        variant="quiet"
        className="qa-bulk-last-button"
        aria-expanded={false}
        onClick={() => setOpen(true)}
      >
        {texts.list.details}
      </Button>
    </section>
  );
}
