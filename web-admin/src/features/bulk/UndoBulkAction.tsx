import type { BulkAction } from '@qlaim/backend/contract';
import { BULK } from '@qlaim/backend/texts/console/bulk';
import { ConfirmDialog } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { useEndBulkAction } from './use-bulk-commands.ts';

interface UndoProps {
  /** The button that asks about an action. The question stays about it when another action takes its place. */
  children: (busy: boolean, ask: (action: BulkAction) => void) => ReactNode;
}

/** Undoes a bulk action after a question. */
export function UndoBulkAction({ children }: UndoProps) {
  const { codes, undo: words } = useTexts(BULK);
  const [asked, setAsked] = useState<BulkAction>();
  const undo = useEndBulkAction('undoBulkAction');
  return (
    <>
      {children(undo.isPending, setAsked)}
      {asked ? (
        <ConfirmDialog
          open
          title={words.ask(codes(asked.changed))}
          confirmLabel={words.action}
          cancelLabel={words.cancel}
          onCancel={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined);
            undo.mutate(asked.id);
          }}
        >
          <p>{words.advice}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
