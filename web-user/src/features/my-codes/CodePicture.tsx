import type { Barcode } from '@qlaim/backend/contract';
import { CODES } from '@qlaim/backend/texts/owner/codes';
import { printCode, QrImage, useKitTexts } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useMemo } from 'react';
import { qrSymbol, sharpSide, symbolSvg } from './qr-symbol.ts';

/** The side of the white square inside its border, in pixels: four for each module of most symbols. */
const SQUARE = 132;
const BORDERS = 2;

/** The uploaded picture of the code, or its QR symbol. */
export default function CodePicture({ barcode, title }: { barcode: Barcode; title: string }) {
  const { imageLink, link, shortCode } = barcode;
  const { card } = useTexts(CODES);
  const { enlarge } = useKitTexts();
  const picture = useMemo(
    () => (imageLink === null ? drawn(link, shortCode) : { src: imageLink }),
    [imageLink, link, shortCode],
  );
  return (
    <QrImage
      {...picture}
      label={card.symbol(title)}
      code={printCode(shortCode)}
      size={SQUARE + BORDERS}
      caption={enlarge}
    />
  );
}

function drawn(link: string, shortCode: string) {
  const symbol = qrSymbol(link, shortCode);
  const src = `data:image/svg+xml,${encodeURIComponent(symbolSvg(symbol))}`;
  return { src, symbolSize: sharpSide(symbol, SQUARE) };
}
