import { useState } from 'react';
import { Icon } from '../icons.tsx';
import { Dialog } from '../overlay/Dialog.tsx';

export interface QrImageProps {
  src: string;
  /** What the code belongs to: 'QR code of Blue bag'. */
  label: string;
  /** Printed under the code when it fills the screen. */
  code?: string | undefined;
  /** Pixels of the white square; 128 unless told. */
  size?: number | undefined;
}

/** Sharp, on white with its quiet zone in both themes; a tap makes it fill the screen for scanning. */
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
