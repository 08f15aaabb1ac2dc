import Box from '@mui/material/Box';
import type { AdminCode } from '@qlaim/backend/contract';
import { lazy, type ReactNode, Suspense } from 'react';
import { slotSx } from './slot-styles.ts';

const UploadPicture = lazy(() =>
  import('./UploadPicture.tsx').then((module) => ({ default: module.UploadPicture })),
);
const DeletePicture = lazy(() =>
  import('./DeletePicture.tsx').then((module) => ({ default: module.DeletePicture })),
);

/** The picture of a code with a button that deletes it; without one, a dropzone around the code's symbol. */
export function PictureSlot({ code, children }: { code: AdminCode; children: ReactNode }) {
  const empty = code.imageLink === null;
  return (
    <Suspense fallback={<Box sx={slotSx}>{children}</Box>}>
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
