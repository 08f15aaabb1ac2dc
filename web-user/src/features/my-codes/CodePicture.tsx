import { CODES } from '@qlaim/backend/texts/owner/codes';
import { printCode, QrImage, qrText, useKitTexts } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useMemo } from 'react';
import type { CodeSymbolProps } from './card/symbol-props.ts';
import { qrSymbol, sharpSide, symbolSvg } from './qr-symbol.ts';

/** The side of the white square inside its border, in pixels: four for each module of most symbols, or two. */
const SQUARE = 132;
const SMALL_SQUARE = 66;
const BORDERS = 2;

/** The uploaded picture of the code, or its QR symbol. */
export default function CodePicture({ barcode, title, small }: CodeSymbolProps) {
  const { imageLink, shortCode } = barcode;
  const text = qrText(barcode);
  const { card } = useTexts(CODES);
  const { enlarge } = useKitTexts();
  const square = small ? SMALL_SQUARE : SQUARE;
  const picture = useMemo(
    () => (imageLink === null ? drawn(text, square) : { src: imageLink }),
    [imageLink, text, square],
  );
  return (
    <QrImage
      {...picture}
      label={card.symbol(title)}
      code={printCode(shortCode)}
      size={square + BORDERS}
      caption={small ? undefined : enlarge}
    />
  );
}

function drawn(text: string, square: number) {
  const symbol = qrSymbol(text);
  const src = `data:image/svg+xml,${encodeURIComponent(symbolSvg(symbol))}`;
  return { src, symbolSize: sharpSide(symbol, square) };
}
