import { useEffect, useRef } from 'react';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import { useKitTexts } from '../kit-context.tsx';
import { PlainTransition } from './PlainTransition.tsx';
import { ToastClose } from './ToastClose.tsx';

export interface ToasterProps {
  /** The lifetime of a toast in milliseconds: the contract's `LIMITS.toastMs`. */
  duration: number;
}

/**
 * Each app mounts one. The popover opens again for each toast, so that toasts lie above open dialogs. Toasts stay while
 * one of them has the focus.
 */
export function Toaster({ duration }: ToasterProps) {
  const { messages, dismiss } = useKitTexts();
  const layer = useRef<HTMLDivElement>(null);

  useEffect(
    () =>
      toast.onChange(({ status }) => {
        if (status === 'added') raise(layer.current);
      }),
    [],
  );

  useEffect(() => stayWhileFocused(layer.current), []);

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
        aria-label={messages}
        closeButton={(props) => <ToastClose {...props} label={dismiss} />}
      />
    </div>
  );
}

function raise(layer: HTMLElement | null): void {
  if (layer === null) return;
  if (layer.showPopover === undefined) {
    // A browser that can not open it would hide it for ever.
    layer.removeAttribute('popover');
    return;
  }
  if (layer.matches(':popover-open')) layer.hidePopover();
  layer.showPopover();
}

function stayWhileFocused(layer: HTMLElement | null): () => void {
  const pause = () => toast.pause();
  const play = () => toast.play();
  layer?.addEventListener('focusin', pause);
  layer?.addEventListener('focusout', play);
  return () => {
    layer?.removeEventListener('focusin', pause);
    layer?.removeEventListener('focusout', play);
  };
}
