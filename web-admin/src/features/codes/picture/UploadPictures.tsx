import { CODE_LIST } from '@qlaim/backend/texts/console/codes/list';
import { Button, Icon } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { lazy, Suspense, useState } from 'react';

/** The dialog is loaded when it is opened. */
const UploadPicturesDialog = lazy(() =>
  import('./UploadPicturesDialog.tsx').then((module) => ({ default: module.UploadPicturesDialog })),
);

export function UploadPictures() {
  const { upload } = useTexts(CODE_LIST);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" icon={<Icon name="upload" />} onClick={() => setOpen(true)}>
        {upload}
      </Button>
      {open ? (
        <Suspense>
          <UploadPicturesDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
