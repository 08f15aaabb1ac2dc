import { type Barcode, FALLBACKS, MESSAGES, ROUTES } from '@qlaim/backend/contract';
import { Button, ConfirmDialog, Icon, notifyLater } from '@qlaim/web-kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { notifyFailure } from '../../api/failure.ts';
import { reload } from '../../shell/leave.ts';
import { undoAction } from './undo.ts';

interface ClearDestinationProps {
  barcode: Barcode;
  /** Called before the page reloads. */
  onLeave: () => void;
}

/** Takes away where the code leads. The toast after it, and the history, bring it back. */
export function ClearDestination({ barcode, onLeave }: ClearDestinationProps) {
  const [asked, setAsked] = useState(false);
  const clear = useMutation({
    mutationFn: () => client(ROUTES.clearContent, { params: { id: barcode._id } }),
    onSuccess: (cleared) => {
      const message = cleared.message || MESSAGES.contentDeleted;
      notifyLater({ tone: 'ok', message, action: undoAction(cleared) });
      onLeave();
      reload();
    },
    onError: (error) => notifyFailure(error, FALLBACKS.updateCode),
  });
  return (
    <>
      <Button variant="quiet" icon={<Icon name="trash" />} onClick={() => setAsked(true)}>
        Clear destination
      </Button>
      <ConfirmDialog
        open={asked}
        title="Clear the destination?"
        confirmLabel="Clear"
        cancelLabel="Cancel"
        danger
        busy={clear.isPending || clear.isSuccess}
        onConfirm={() => clear.mutate()}
        onCancel={() => setAsked(false)}
      >
        <p>
          A scan of this code then leads nowhere. Its name stays, and the history can bring the destination
          back.
        </p>
      </ConfirmDialog>
    </>
  );
}
