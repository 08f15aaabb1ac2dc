import Box from '@mui/material/Box';
import { Dialog, Spinner } from '@qlaim/web-kit';
import { lazy, Suspense } from 'react';
import type { EditCodeProps } from './edit-code-props.ts';

/** The editor loads on demand because it includes the numbering plans of all countries. */
const EditCode = lazy(() => import('./EditCode.tsx'));

export function EditCodeDialog({ open, ...rest }: EditCodeProps & { open: boolean }) {
  return (
    <Dialog open={open} title={`Edit ${rest.code.shortCode}`} onClose={rest.onClose}>
      <Suspense fallback={<EditCodeLoading />}>
        <EditCode {...rest} />
      </Suspense>
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
