import type { AdminCode } from '@qlaim/backend/contract';
import { ConfirmDialog, IconButton } from '@qlaim/web-kit';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { focusGrid } from '../focus-grid.ts';
import { useDeletePicture } from './use-picture-commands.ts';

export function DeletePicture({ code }: { code: AdminCode }) {
  const [asked, setAsked] = useState(false);
  const { mutate, isPending } = useDeletePicture(code, () => {
    // The dialog returns the focus to a button that disappears with the picture.
    flushSync(() => setAsked(false));
    focusGrid();
  });
  return (
    <>
      <IconButton icon="trash" label={`Delete image of ${code.shortCode}`} onClick={() => setAsked(true)} />
      <ConfirmDialog
        open={asked}
        title="Are you sure you want to delete this QR code image?"
        danger
        busy={isPending}
        onConfirm={() => mutate()}
        onCancel={() => setAsked(false)}
      >
        <p>
          The picture of <span className="qk-code">{code.shortCode}</span> will be gone. The code and where it
          leads stay.
        </p>
      </ConfirmDialog>
    </>
  );
}
