import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '../Button.tsx';
import { useKitTexts } from '../kit-context.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

export interface FormDialogProps extends Pick<DialogProps, 'title' | 'size' | 'onClose' | 'children'> {
  /** What the button does. */
  action: string;
  /** Whether the action takes something away. */
  danger?: boolean | undefined;
  busy?: boolean | undefined;
  onSubmit: () => void;
  /** Called at each input. */
  onInput?: (() => void) | undefined;
  formClassName?: string | undefined;
  /** What stands beside the form, such as a question before the dialog closes. */
  beside?: ReactNode;
}

/** A dialog that is one form, with a button to send it and one to leave it. */
export function FormDialog(props: FormDialogProps) {
  const { action, danger, busy, onSubmit, onInput, formClassName = 'qk-stack', beside, children } = props;
  const { onClose, title, size } = props;
  const { cancel } = useKitTexts();
  const id = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!busy) onSubmit();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size={size}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" form={id} variant={danger ? 'danger' : 'primary'} busy={busy}>
            {action}
          </Button>
        </>
      }
    >
      <form id={id} className={formClassName} onSubmit={submit} onInput={onInput} noValidate>
        {children}
      </form>
      {beside}
    </Dialog>
  );
}
