import Box from '@mui/material/Box';
import type { AdminCode } from '@qlaim/backend/contract';
import type { ReactNode } from 'react';
import { DeletePicture } from './DeletePicture.tsx';
import { slotSx } from './slot-styles.ts';
import { UploadPicture } from './UploadPicture.tsx';

/** The picture of a code with a button that deletes it; without one, a dropzone around the code's symbol. */
export function PictureSlot({ code, children }: { code: AdminCode; children: ReactNode }) {
  if (code.imageLink === null) return <UploadPicture code={code}>{children}</UploadPicture>;
  return (
    <Box sx={slotSx}>
      {children}
      <DeletePicture code={code} />
    </Box>
  );
}
