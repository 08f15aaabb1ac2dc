import type { BulkAction } from '@qlaim/backend/contract';
import { ConfirmDialog } from '@qlaim/web-kit';
import { type ReactNode, useState } from 'react';
import { countedCodes } from './actions.ts';
import { useEndBulkAction } from './use-bulk-commands.ts';

interface UndoProps {
  /** The button that asks about an action. The question stays about it when another action takes its place. */
  children: (busy: boolean, ask: (action: BulkAction) => void) => ReactNode;
}

/** Undoes a bulk action after a question. */
export function UndoBulkAction({ children }: UndoProps) {
  const [asked, setAsked] = useState<BulkAction>();
  const undo = useEndBulkAction('undoBulkAction');
  return (
    <>
      {children(undo.isPending, setAsked)}
      {asked ? (
        <ConfirmDialog
          open
          title={`Undo for ${countedCodes(asked.changed)}?`}
          confirmLabel="Undo"
          cancelLabel="Cancel"
          onCancel={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined);
            undo.mutate(asked.id);
          }}
        >
          <p>
            Each code becomes as it was before. Codes that somebody has changed since stay as they are, and
            the result names them.
          </p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
