import { CODE_EDIT } from '@qlaim/backend/texts/console/codes/edit';
import { useTexts } from '@qlaim/web-kit/texts';
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
  const words = useTexts(CODE_EDIT).reset;
  const [asked, setAsked] = useState(false);
  const { reset } = useEditCommands(code, () => {
    // The dialogs close one after the other, so that each returns the focus to its opener.
    flushSync(() => setAsked(false));
    onDone();
  });
  return (
    <div className="qa-reset-code">
      <p className="qk-soft qk-small">{words.says}</p>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {words.action}
      </Button>
      <ConfirmDialog
        open={asked}
        title={words.ask}
        danger
        busy={reset.isPending}
        onConfirm={() => reset.mutate()}
        onCancel={() => setAsked(false)}
      >
        <p>{words.advice}</p>
      </ConfirmDialog>
    </div>
  );
}
