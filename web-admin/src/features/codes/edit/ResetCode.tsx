import './edit.css';
import type { AdminCode } from '@qlaim/backend/contract';
import { Button, ConfirmDialog } from '@qlaim/web-kit';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useEditCommands } from '../commands/use-code-commands.ts';

interface ResetCodeProps {
  code: AdminCode;
  onDone: () => void;
}

export function ResetCode({ code, onDone }: ResetCodeProps) {
  const [asked, setAsked] = useState(false);
  const { reset } = useEditCommands(code, () => {
    // The dialogs close one after the other, so that each returns the focus to its opener.
    flushSync(() => setAsked(false));
    onDone();
  });
  return (
    <div className="qa-reset-code">
      <p className="qk-soft qk-small">Resetting clears the name and where the code leads. The owner stays.</p>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        RESET
      </Button>
      <ConfirmDialog
        open={asked}
        title="Are you sure you want to reset this QR code?"
        danger
        busy={reset.isPending}
        onConfirm={() => reset.mutate()}
        onCancel={() => setAsked(false)}
      >
        <p>Its name and where it leads will be gone. The owner and the scans stay.</p>
      </ConfirmDialog>
    </div>
  );
}
