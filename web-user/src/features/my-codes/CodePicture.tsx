import type { Barcode } from '@qlaim/backend/contract';
import { QrImage } from '@qlaim/web-kit';
import { useMemo } from 'react';
import { printCode } from '../../shell/print-code.ts';
import { qrPicture } from './qr-picture.ts';

/** The uploaded picture of the code, or the code itself, drawn here. */
export function CodePicture({ barcode, title }: { barcode: Barcode; title: string }) {
  const { imageLink, link, shortCode } = barcode;
  const src = useMemo(() => imageLink ?? qrPicture(link), [imageLink, link]);
  return <QrImage src={src} label={`QR code of ${title}`} code={printCode(shortCode)} size={120} />;
}
