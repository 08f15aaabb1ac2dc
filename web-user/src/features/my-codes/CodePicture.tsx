import type { Barcode } from '@qlaim/backend/contract';
import { printCode, QrImage } from '@qlaim/web-kit';
import { useMemo } from 'react';
import { qrPicture } from './qr-picture.ts';

/** The uploaded picture of the code, or its QR symbol. */
export function CodePicture({ barcode, title }: { barcode: Barcode; title: string }) {
  const { imageLink, link, shortCode } = barcode;
  const src = useMemo(() => imageLink ?? qrPicture(link, shortCode), [imageLink, link, shortCode]);
  return <QrImage src={src} label={`QR code of ${title}`} code={printCode(shortCode)} size={120} />;
}
