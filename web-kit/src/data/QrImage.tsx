import { useState } from 'react';
import { Icon } from '../icons.tsx';
import { Dialog } from '../overlay/Dialog.tsx';

export interface QrImageProps {
  src: string;
  /** The accessible name: 'QR code of Blue bag'. */
  label: string;
  /** The short code, shown under the QR code when it fills the screen. */
  code?: string | undefined;
  /** The side of the white square in pixels. The default is 128. */
  size?: number | undefined;
}

/** Shows the code on white with its quiet zone in both themes. A tap enlarges it to the whole screen. */
export function QrImage({ src, label, code, size = 128 }: QrImageProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="qk-qr"
        style={{ width: size, height: size }}
        onClick={() => setOpen(true)}
      >
        <img src={src} alt={label} width={size} height={size} />
        <span className="qk-qr-hint" aria-hidden="true">
          <Icon name="expand" size={16} />
        </span>
        <span className="qk-hidden">, show it large for scanning</span>
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={label}
        size="full"
        theme="light"
        className="qk-qr-dialog"
      >
        <div className="qk-qr-large">
          <img src={src} alt="" width={1000} height={1000} />
          {code ? <p className="qk-code">{code}</p> : null}
        </div>
      </Dialog>
    </>
  );
}
