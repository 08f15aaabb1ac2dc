import Box from '@mui/material/Box';
import { Dialog, Spinner } from '@qlaim/web-kit';
import { lazy, Suspense } from 'react';
import type { EditCodeProps } from './edit-code-props.ts';

/** Brings the numbering plans of all countries, so it is loaded once it is wanted. */
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
