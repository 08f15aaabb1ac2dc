import './edit.css';
import { Dialog, Spinner } from '@qlaim/web-kit';
import { lazy, Suspense } from 'react';
import { useGuardedClose } from '../../../widgets/useGuardedClose.tsx';
import type { EditCodeProps } from './edit-code-props.ts';

/** The editor loads on demand because it includes the numbering plans of all countries. */
const EditCode = lazy(() => import('./EditCode.tsx'));

interface EditCodeDialogProps extends Omit<EditCodeProps, 'onTyped'> {
  open: boolean;
}

/** Asks before it closes with input that is not saved. */
export function EditCodeDialog({ open, code, onClose }: EditCodeDialogProps) {
  const { onTyped, request, close, question } = useGuardedClose(onClose);
  return (
    <Dialog open={open} title={`Edit ${code.shortCode}`} onClose={request}>
      <Suspense fallback={<EditCodeLoading />}>
        <EditCode code={code} onClose={close} onTyped={onTyped} />
      </Suspense>
      {question}
    </Dialog>
  );
}

function EditCodeLoading() {
  return (
    <div className="qa-edit-code-loading">
      <Spinner size={28} label="Loading" />
    </div>
  );
}
