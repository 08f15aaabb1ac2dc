import Box from '@mui/material/Box';
import { Button, ConfirmDialog } from '@qlaim/web-kit';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useEditCommands } from '../commands/use-code-commands.ts';
import type { EditCodeProps } from './edit-code-props.ts';

export function ResetCode({ code, onClose }: EditCodeProps) {
  const [asked, setAsked] = useState(false);
  const { reset } = useEditCommands(code, () => {
    // The dialogs close one after the other, so that each returns the focus to its opener.
    flushSync(() => setAsked(false));
    onClose();
  });
  return (
    <Box sx={{ mt: 5, pt: 5, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 3 }}>
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
    </Box>
  );
}
