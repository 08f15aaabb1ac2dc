import { ConfirmDialog } from '@qlaim/web-kit';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWidgetTexts } from './use-widget-texts.ts';

interface GuardedClose {
  /** To be called at each input. */
  onTyped: () => void;
  /** Closes at once, or asks first when there is input. */
  request: () => void;
  /** Closes without a question, after a save. */
  close: () => void;
  /** The question, to be rendered in the dialog. */
  question: ReactNode;
}

/** Asks before a dialog closes with input that is not saved. */
export function useGuardedClose(onClose: () => void): GuardedClose {
  const [typed, setTyped] = useState(false);
  const [asked, setAsked] = useState(false);

  function close() {
    // The dialogs close one after the other, so that each returns the focus to its opener.
    flushSync(() => setAsked(false));
    setTyped(false);
    onClose();
  }

  return {
    onTyped: () => setTyped(true),
    request: () => (typed ? setAsked(true) : close()),
    close,
    question: <UnsavedQuestion open={asked} onClose={close} onStay={() => setAsked(false)} />,
  };
}

interface UnsavedQuestionProps {
  open?: boolean;
  onClose: () => void;
  onStay: () => void;
}

/** Asks before input is lost that is not saved. */
export function UnsavedQuestion({ open = true, onClose, onStay }: UnsavedQuestionProps) {
  const { unsaved } = useWidgetTexts();
  return (
    <ConfirmDialog
      open={open}
      title={unsaved.title}
      confirmLabel={unsaved.close}
      cancelLabel={unsaved.stay}
      onConfirm={onClose}
      onCancel={onStay}
    >
      <p>{unsaved.advice}</p>
    </ConfirmDialog>
  );
}
