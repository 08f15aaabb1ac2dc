import { CODE_EDIT } from '@qlaim/backend/texts/console/codes/edit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useWords } from '../../../texts/use-say.ts';
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
  const { title } = useTexts(CODE_EDIT);
  const { onTyped, request, close, question } = useGuardedClose(onClose);
  return (
    <Dialog open={open} title={title(code.shortCode)} onClose={request}>
      <Suspense fallback={<EditCodeLoading />}>
        <EditCode code={code} onClose={close} onTyped={onTyped} />
      </Suspense>
      {question}
    </Dialog>
  );
}

function EditCodeLoading() {
  const { loading } = useWords();
  return (
    <div className="qa-edit-code-loading">
      <Spinner size={28} label={loading} />
    </div>
  );
}
