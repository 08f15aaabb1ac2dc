import './bulk.css';
import type { BulkAction } from '@qlaim/backend/contract';
import { Button, Progress, RelativeTime } from '@qlaim/web-kit';
import { useMay } from '../../api/use-may.ts';
import { ACTION_TEXTS, countedCodes } from './actions.ts';
import { outcomeText } from './outcome.ts';
import { UndoBulkAction } from './UndoBulkAction.tsx';
import { useEndBulkAction, useResultCsv } from './use-bulk-commands.ts';

/** One action: its progress while it runs, else its outcome. */
export function BulkActionLine({ action }: { action: BulkAction }) {
  const result = useResultCsv(action);
  const manages = useMay()('codes.manage');
  const { label } = ACTION_TEXTS[action.action];
  const words = `${label}: ${countedCodes(action.total)}`;
  return (
    <li className="qa-bulk-line">
      <div className="qa-bulk-words">
        <ProgressOf action={action} words={words} />
        <div className="qk-soft qk-small">
          {action.note === '' ? null : `“${action.note}” · `}
          {action.tags.length === 0 ? null : `${action.tags.join(', ')} · `}
          {action.requestedBy ? `${action.requestedBy.email} · ` : null}
          <RelativeTime date={action.requestedAt} />
        </div>
      </div>
      {manages && action.status === 'running' && !action.cancelled ? <Cancel action={action} /> : null}
      {manages && action.undoable ? (
        <UndoBulkAction>
          {(busy, ask) => (
            <Button variant="quiet" busy={busy} onClick={() => ask(action)}>
              Undo
            </Button>
          )}
        </UndoBulkAction>
      ) : null}
      <Button variant="quiet" busy={result.isPending} onClick={() => result.mutate()}>
        Result CSV
      </Button>
    </li>
  );
}

function ProgressOf({ action, words }: { action: BulkAction; words: string }) {
  const { status, total, handled, changed, restored, kept } = action;
  if (status === 'running') return <Progress label={words} value={(handled / total) * 100} />;
  if (status === 'undoing')
    return <Progress label={`Undoing ${words}`} value={((restored + kept) / Math.max(changed, 1)) * 100} />;
  return (
    <>
      <strong>{words}</strong>
      <div>{outcomeText(action)}</div>
    </>
  );
}

function Cancel({ action }: { action: BulkAction }) {
  const cancel = useEndBulkAction('cancelBulkAction');
  return (
    <Button variant="quiet" busy={cancel.isPending} onClick={() => cancel.mutate(action.id)}>
      Cancel
    </Button>
  );
}
