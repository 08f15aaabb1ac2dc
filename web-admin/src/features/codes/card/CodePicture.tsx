import type { AdminCode } from '@qlaim/backend/contract';
import { CODE_LIST } from '@qlaim/backend/texts/console/codes/list';
import { QrImage, qrText } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useMemo } from 'react';
import { qrPicture, svgAddress } from './qr-svg.ts';

/** Pixels of the frame, both sides together. */
const FRAME = 2;

/** The uploaded picture of the code, or its QR symbol. A tap enlarges it to the full screen. */
export function CodePicture({ code }: { code: AdminCode }) {
  const { link, shortCode, imageLink } = code;
  const { symbol } = useTexts(CODE_LIST).code;
  const text = qrText(code);
  const { svg, size } = useMemo(() => qrPicture(text), [text]);
  return (
    <QrImage src={imageLink ?? svgAddress(svg)} label={symbol(shortCode)} code={link} size={size + FRAME} />
  );
}
