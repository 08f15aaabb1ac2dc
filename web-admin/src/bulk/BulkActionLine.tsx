import Box from '@mui/material/Box';
import type { BulkAction } from '@qlaim/backend/contract';
import { Button, ConfirmDialog, Progress, RelativeTime } from '@qlaim/web-kit';
import { useState } from 'react';
import { ACTION_WORDS, codesInWords } from './actions.ts';
import { outcomeInWords } from './outcome.ts';
import { useEndBulkAction, useResultCsv } from './use-bulk-commands.ts';

/** One action: its progress while it runs, else what became of it. */
export function BulkActionLine({ action }: { action: BulkAction }) {
  const result = useResultCsv(action);
  const { label } = ACTION_WORDS[action.action];
  const words = `${label}: ${codesInWords(action.total)}`;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, py: 2, minHeight: 64 }}
    >
      <Box sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <ProgressOf action={action} words={words} />
        <Box className="qk-soft qk-small">
          {action.note === '' ? null : `“${action.note}” · `}
          {action.requestedBy ? `${action.requestedBy.email} · ` : null}
          <RelativeTime date={action.requestedAt} />
        </Box>
      </Box>
      {action.status === 'running' && !action.cancelled ? <Cancel action={action} /> : null}
      {action.undoable ? <Undo action={action} /> : null}
      <Button variant="quiet" busy={result.isPending} onClick={() => result.mutate()}>
        Result CSV
      </Button>
    </Box>
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
      <div>{outcomeInWords(action)}</div>
    </>
  );
}

function Cancel({ action }: { action: BulkAction }) {
  const cancel = useEndBulkAction(action, 'cancelBulkAction');
  return (
    <Button variant="quiet" busy={cancel.isPending} onClick={() => cancel.mutate(undefined)}>
      Cancel
    </Button>
  );
}

function Undo({ action }: { action: BulkAction }) {
  const [asked, setAsked] = useState(false);
  const undo = useEndBulkAction(action, 'undoBulkAction');
  return (
    <>
      <Button variant="quiet" busy={undo.isPending} onClick={() => setAsked(true)}>
        Undo
      </Button>
      <ConfirmDialog
        open={asked}
        title={`Undo for ${codesInWords(action.changed)}?`}
        confirmLabel="Undo"
        cancelLabel="Cancel"
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          undo.mutate(undefined);
        }}
      >
        <p>
          Each code becomes as it was before. Codes that somebody has changed since stay as they are, and the
          result names them.
        </p>
      </ConfirmDialog>
    </>
  );
}
