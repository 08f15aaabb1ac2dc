import { useEffect, useRef } from 'react';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import { IconButton } from '../IconButton.tsx';
import { PlainTransition } from './PlainTransition.tsx';

export interface ToasterProps {
  /** The lifetime of a toast in milliseconds: the contract's `LIMITS.toastMs`. */
  duration: number;
}

/** Each app mounts one. The popover opens again for each toast, so that toasts lie above open dialogs. */
export function Toaster({ duration }: ToasterProps) {
  const layer = useRef<HTMLDivElement>(null);

  useEffect(
    () =>
      toast.onChange(({ status }) => {
        if (status === 'added') raise(layer.current);
      }),
    [],
  );

  return (
    <div ref={layer} className="qk-toasts" popover="manual">
      <ToastContainer
        position="top-center"
        autoClose={duration}
        transition={PlainTransition}
        hideProgressBar
        newestOnTop
        pauseOnHover
        pauseOnFocusLoss
        closeOnClick={false}
        icon={false}
        limit={4}
        aria-label="Messages"
        closeButton={({ closeToast }) => (
          <IconButton icon="close" label="Dismiss" className="qk-toast-close" onClick={closeToast} />
        )}
      />
    </div>
  );
}

function raise(layer: HTMLElement | null): void {
  if (layer?.showPopover === undefined) return;
  if (layer.matches(':popover-open')) layer.hidePopover();
  layer.showPopover();
}
