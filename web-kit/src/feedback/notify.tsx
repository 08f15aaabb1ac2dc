import type { ReactNode } from 'react';
import { toast } from 'react-toastify/unstyled';
import { Icon } from '../icons.tsx';
import { announce } from './announce.ts';
import { ToastButton } from './ToastButton.tsx';
import { ToastClose } from './ToastClose.tsx';
import { toastIdOf } from './toast-id.ts';
import { type ToastAction, type ToastLanguage, type Tone, toneIcon } from './tone.ts';

/** The failures that may still be shown. */
const failures = new Set<string>();

function show(
  message: string,
  tone: Tone,
  role: 'status' | 'alert',
  action?: ToastAction,
  language?: ToastLanguage,
): void {
  const toastId = toastIdOf(tone, message, action);
  if (tone === 'danger') failures.add(toastId);
  const words = (
    <ToastWords message={message} tone={tone} language={language}>
      {action ? <ToastButton toastId={toastId} {...action} /> : null}
    </ToastWords>
  );
  if (toast.isActive(toastId)) toast.update(toastId, { render: words, delay: 0 });
  else
    toast(words, {
      toastId,
      role,
      className: `qk-toast qk-tone-${tone}`,
      ...(language && { closeButton: (props) => <ToastClose {...props} label={language.dismiss} /> }),
    });
  announce(message);
}

interface ToastWordsProps {
  message: string;
  tone: Tone;
  language: ToastLanguage | undefined;
  children: ReactNode;
}

function ToastWords({ message, tone, language, children }: ToastWordsProps) {
  return (
    <>
      <span className="qk-toast-icon">
        <Icon name={toneIcon[tone]} strokeWidth={2.2} />
      </span>
      <span className="qk-toast-words" lang={language?.lang} dir={language?.dir}>
        {message}
      </span>
      {children}
    </>
  );
}

/**
 * Shows toasts. A message that is still shown is not repeated; it stays longer, with the newest action. A toast may offer one
 * action, such as Undo, and may have another language than the page.
 */
export const notify = {
  ok: (message: string, action?: ToastAction, language?: ToastLanguage) =>
    show(message, 'ok', 'status', action, language),
  note: (message: string, action?: ToastAction, language?: ToastLanguage) =>
    show(message, 'note', 'status', action, language),
  fail: (message: string, action?: ToastAction, language?: ToastLanguage) =>
    show(message, 'danger', 'alert', action, language),
  /** Removes the failures of a try that is over, because another one begins. */
  dropFailures: () => {
    for (const toastId of failures) toast.dismiss(toastId);
    failures.clear();
  },
};
