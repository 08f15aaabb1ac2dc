import { useState } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../icons.tsx';
import { useKitTexts } from '../kit-context.tsx';
import { Dialog } from '../overlay/Dialog.tsx';

export interface QrImageProps {
  src: string;
  /** The accessible name: 'QR code of Blue bag'. */
  label: string;
  /** The short code, shown under the QR code when it fills the screen. */
  code?: string | undefined;
  /** The side of the white square in pixels, its border included. The default is 128. */
  size?: number | undefined;
  /** The side of a symbol with its own quiet zone, in pixels. A multiple of its modules shows it sharp. */
  symbolSize?: number | undefined;
  /** Words under the square, such as 'Enlarge'. */
  caption?: string | undefined;
}

const BORDER = 1;

/** Shows the code on white with its quiet zone in both themes. A tap enlarges it to the whole screen. */
export function QrImage({ src, label, code, size = 128, symbolSize, caption }: QrImageProps) {
  const { enlarge, showLarge } = useKitTexts();
  const [open, setOpen] = useState(false);
  const side = symbolSize ?? size - 2 * BORDER;
  // Whole pixels: half of one would blur every edge of the symbol.
  const padding = symbolSize === undefined ? undefined : Math.floor((size - 2 * BORDER - symbolSize) / 2);
  return (
    <>
      <button
        type="button"
        className="qk-qr"
        title={caption ? undefined : enlarge}
        onClick={() => setOpen(true)}
      >
        <span
          className={cx('qk-qr-square', symbolSize !== undefined && 'qk-qr-sharp')}
          style={{ width: size, height: size, padding }}
        >
          <img src={src} alt={label} width={side} height={side} />
        </span>
        {caption ? (
          <span className="qk-qr-caption" aria-hidden="true">
            <Icon name="expand" size={14} />
            {caption}
          </span>
        ) : null}
        <span className="qk-hidden">, {showLarge}</span>
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
