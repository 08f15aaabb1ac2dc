import { toast } from 'react-toastify/unstyled';
import type { ToastAction } from './tone.ts';

/** The action of a toast. It also closes the toast. */
export function ToastButton({ toastId, label, onSelect }: ToastAction & { toastId: string }) {
  function select() {
    toast.dismiss(toastId);
    onSelect();
  }
  return (
    <button type="button" className="qk-toast-action" onClick={select}>
      {label}
    </button>
  );
}
