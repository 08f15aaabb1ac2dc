import { Button, Icon } from '@qlaim/web-kit';
import { lazy, Suspense, useState } from 'react';

/** The dialog is loaded when it is opened. */
const UploadPicturesDialog = lazy(() =>
  import('./UploadPicturesDialog.tsx').then((module) => ({ default: module.UploadPicturesDialog })),
);

export function UploadPictures() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" icon={<Icon name="upload" />} onClick={() => setOpen(true)}>
        Upload QRs
      </Button>
      {open ? (
        <Suspense>
          <UploadPicturesDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
