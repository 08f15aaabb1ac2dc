import { BULK } from '@qlaim/backend/texts/console/bulk';
import { useTexts } from '@qlaim/web-kit/texts';
import { useListed } from '../../texts/use-listed.ts';
import './bulk.css';
import type { BulkAction } from '@qlaim/backend/contract';
import { Button, Progress, RelativeTime } from '@qlaim/web-kit';
import { useMay } from '../../api/use-may.ts';
import { actionText } from './actions.ts';
import { UndoBulkAction } from './UndoBulkAction.tsx';
import { useEndBulkAction, useFailuresCsv, useResultCsv } from './use-bulk-commands.ts';
import { useOutcome } from './use-outcome.ts';

/** One action: its progress while it runs, else its outcome. */
export function BulkActionLine({ action }: { action: BulkAction }) {
  const result = useResultCsv(action);
  const manages = useMay()('codes.manage');
  const texts = useTexts(BULK);
  const listed = useListed();
  const words = actionText(texts, action.action, action.total);
  return (
    <li className="qa-bulk-line">
      <div className="qa-bulk-words">
        <ProgressOf action={action} words={words} />
        <div className="qk-soft qk-small">
          {action.file ? `${action.file} · ` : null}
          {action.note === '' ? null : `${texts.list.quoted(action.note)} · `}
          {action.tags.length === 0 ? null : `${listed(action.tags)} · `}
          {action.requestedBy ? `${action.requestedBy.email} · ` : null}
          <RelativeTime date={action.requestedAt} />
        </div>
      </div>
      {manages && action.status === 'running' && !action.cancelled ? <Cancel action={action} /> : null}
      {manages && action.undoable ? (
        <UndoBulkAction>
          {(busy, ask) => (
            <Button variant="quiet" busy={busy} onClick={() => ask(action)}>
              {texts.undo.action}
            </Button>
          )}
        </UndoBulkAction>
      ) : null}
      {manages && action.faulty + action.refused > 0 && action.action === 'import' ? (
        <Failures action={action} />
      ) : null}
      <Button variant="quiet" busy={result.isPending} onClick={() => result.mutate()}>
        {texts.list.result}
      </Button>
    </li>
  );
}

function ProgressOf({ action, words }: { action: BulkAction; words: string }) {
  const { undoing } = useTexts(BULK).list;
  const outcome = useOutcome();
  const { status, total, handled, changed, restored, kept } = action;
  if (status === 'running') return <Progress label={words} value={(handled / total) * 100} />;
  if (status === 'undoing')
    return <Progress label={undoing(words)} value={((restored + kept) / Math.max(changed, 1)) * 100} />;
  return (
    <>
      <strong>{words}</strong>
      <div>{outcome(action)}</div>
    </>
  );
}

function Failures({ action }: { action: BulkAction }) {
  const words = useTexts(BULK).list;
  const failures = useFailuresCsv(action);
  return (
    <Button variant="quiet" busy={failures.isPending} onClick={() => failures.mutate()}>
      {words.failures}
    </Button>
  );
}

function Cancel({ action }: { action: BulkAction }) {
  const words = useTexts(BULK).list;
  const cancel = useEndBulkAction('cancelBulkAction');
  return (
    <Button variant="quiet" busy={cancel.isPending} onClick={() => cancel.mutate(action.id)}>
      {words.cancel}
    </Button>
  );
}
