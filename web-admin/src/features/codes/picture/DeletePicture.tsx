import type { AdminCode } from '@qlaim/backend/contract';
import { PICTURES } from '@qlaim/backend/texts/console/codes/picture';
import { ConfirmDialog, IconButton } from '@qlaim/web-kit';
import { fill, useTexts } from '@qlaim/web-kit/texts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { focusGrid } from '../focus-grid.ts';
import { useDeletePicture } from './use-picture-commands.ts';

export function DeletePicture({ code }: { code: AdminCode }) {
  const words = useTexts(PICTURES).one;
  const [asked, setAsked] = useState(false);
  const { mutate, isPending } = useDeletePicture(code, () => {
    // The dialog returns the focus to a button that disappears with the picture.
    flushSync(() => setAsked(false));
    focusGrid();
  });
  return (
    <>
      <IconButton icon="trash" label={words.remove(code.shortCode)} onClick={() => setAsked(true)} />
      <ConfirmDialog
        open={asked}
        title={words.ask}
        danger
        busy={isPending}
        onConfirm={() => mutate()}
        onCancel={() => setAsked(false)}
      >
        <p>{fill(words.advice, <span className="qk-code">{code.shortCode}</span>)}</p>
      </ConfirmDialog>
    </>
  );
}
