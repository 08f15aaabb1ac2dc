import type { CloseButtonProps } from 'react-toastify/unstyled';
import { IconButton } from '../IconButton.tsx';

export function ToastClose({ closeToast, label }: Pick<CloseButtonProps, 'closeToast'> & { label: string }) {
  return <IconButton icon="close" label={label} className="qk-toast-close" onClick={closeToast} />;
}
