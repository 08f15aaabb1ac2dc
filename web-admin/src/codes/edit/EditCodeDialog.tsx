import Box from '@mui/material/Box';
import { ConfirmDialog, Dialog, Spinner } from '@qlaim/web-kit';
import { lazy, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import type { EditCodeProps } from './edit-code-props.ts';

/** The editor loads on demand because it includes the numbering plans of all countries. */
const EditCode = lazy(() => import('./EditCode.tsx'));

interface EditCodeDialogProps extends Omit<EditCodeProps, 'onTyped'> {
  open: boolean;
}

/** Asks before it closes with input that is not saved. */
export function EditCodeDialog({ open, code, onClose }: EditCodeDialogProps) {
  const [typed, setTyped] = useState(false);
  const [asked, setAsked] = useState(false);

  function close() {
    // The dialogs close one after the other, so that each returns the focus to its opener.
    flushSync(() => setAsked(false));
    setTyped(false);
    onClose();
  }

  return (
    <Dialog open={open} title={`Edit ${code.shortCode}`} onClose={() => (typed ? setAsked(true) : close())}>
      <Suspense fallback={<EditCodeLoading />}>
        <EditCode code={code} onClose={close} onTyped={() => setTyped(true)} />
      </Suspense>
      <ConfirmDialog
        open={asked}
        title="Close without saving?"
        confirmLabel="Close"
        cancelLabel="Stay"
        onConfirm={close}
        onCancel={() => setAsked(false)}
      >
        <p>Your changes to this code are not saved.</p>
      </ConfirmDialog>
    </Dialog>
  );
}

function EditCodeLoading() {
  return (
    <Box sx={{ minHeight: 320, display: 'grid', placeItems: 'center' }}>
      <Spinner size={28} label="Loading" />
    </Box>
  );
}
