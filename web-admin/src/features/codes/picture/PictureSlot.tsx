import './slot.css';
import type { AdminCode } from '@qlaim/backend/contract';
import { lazy, type ReactNode, Suspense } from 'react';
import { useMay } from '../../../api/use-may.ts';

const UploadPicture = lazy(() =>
  import('./UploadPicture.tsx').then((module) => ({ default: module.UploadPicture })),
);
const DeletePicture = lazy(() =>
  import('./DeletePicture.tsx').then((module) => ({ default: module.DeletePicture })),
);

/** The picture of a code with a button that deletes it; without one, a dropzone around the code's symbol. Who may not change it sees it alone. */
export function PictureSlot({ code, children }: { code: AdminCode; children: ReactNode }) {
  const empty = code.imageLink === null;
  if (!useMay()('codes.manage')) return <div className="qa-picture-slot">{children}</div>;
  return (
    <Suspense fallback={<div className="qa-picture-slot">{children}</div>}>
      {empty ? (
        <UploadPicture code={code}>{children}</UploadPicture>
      ) : (
        <div className="qa-picture-slot">
          {children}
          <DeletePicture code={code} />
        </div>
      )}
    </Suspense>
  );
}
