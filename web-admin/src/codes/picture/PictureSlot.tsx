import Box from '@mui/material/Box';
import type { AdminCode } from '@qlaim/backend/contract';
import { Skeleton } from '@qlaim/web-kit';
import { lazy, type ReactNode, Suspense } from 'react';
import { slotSx } from './slot-styles.ts';

const UploadPicture = lazy(() =>
  import('./UploadPicture.tsx').then((module) => ({ default: module.UploadPicture })),
);
const DeletePicture = lazy(() =>
  import('./DeletePicture.tsx').then((module) => ({ default: module.DeletePicture })),
);

/** Pixels: the height of the button that is loaded behind the card. */
const BUTTON = 44;

/** The picture of a code with a button that deletes it; without one, a dropzone around the code's symbol. */
export function PictureSlot({ code, children }: { code: AdminCode; children: ReactNode }) {
  const empty = code.imageLink === null;
  const waiting = (
    <Box sx={slotSx}>
      {children}
      <Skeleton shape="block" height={BUTTON} />
    </Box>
  );
  return (
    <Suspense fallback={waiting}>
      {empty ? (
        <UploadPicture code={code}>{children}</UploadPicture>
      ) : (
        <Box sx={slotSx}>
          {children}
          <DeletePicture code={code} />
        </Box>
      )}
    </Suspense>
  );
}
