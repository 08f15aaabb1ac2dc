import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { useKitTexts } from '../kit-context.tsx';
import { Dialog } from './Dialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  /** The question. */
  title: string;
  /** The consequences, and whether they can be undone. */
  children?: ReactNode;
  confirmLabel?: string | undefined;
  cancelLabel?: string | undefined;
  danger?: boolean | undefined;
  busy?: boolean | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The focus starts on the harmless choice. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { yes, no } = useKitTexts();
  const {
    open,
    title,
    children,
    confirmLabel = yes,
    cancelLabel = no,
    danger,
    busy,
    onConfirm,
    onCancel,
  } = props;
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      size="small"
      role="alertdialog"
      footer={
        <>
          <Button variant="quiet" autoFocus onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
