import { toast } from 'react-toastify/unstyled';
import { Icon } from '../icons.tsx';
import { announce } from './announce.ts';
import { type Tone, toneIcon } from './tone.ts';

function show(message: string, tone: Tone, role: 'status' | 'alert'): void {
  toast(<ToastWords message={message} tone={tone} />, {
    toastId: `${tone}:${message}`,
    role,
    className: `qk-toast qk-tone-${tone}`,
  });
  announce(message);
}

function ToastWords({ message, tone }: { message: string; tone: Tone }) {
  return (
    <>
      <span className="qk-toast-icon">
        <Icon name={toneIcon[tone]} strokeWidth={2.2} />
      </span>
      <span className="qk-toast-words">{message}</span>
    </>
  );
}

/** Shows toasts. A message that is still shown is not repeated. */
export const notify = {
  ok: (message: string) => show(message, 'ok', 'status'),
  note: (message: string) => show(message, 'note', 'status'),
  fail: (message: string) => show(message, 'danger', 'alert'),
};
