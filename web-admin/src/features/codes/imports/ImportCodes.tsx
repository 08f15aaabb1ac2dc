import { CODE_LIST } from '@qlaim/backend/texts/console/codes/list';
import { Button } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { lazy, Suspense, useState } from 'react';

/** The dialog is loaded when it is opened. */
const ImportDialog = lazy(() => import('./ImportDialog.tsx'));

/** Takes codes over that were printed elsewhere. */
export function ImportCodes() {
  const words = useTexts(CODE_LIST);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {words.import}
      </Button>
      {open ? (
        <Suspense>
          <ImportDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
