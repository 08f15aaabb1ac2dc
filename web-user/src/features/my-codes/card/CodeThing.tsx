import type { Barcode } from '@qlaim/backend/contract';
import { CodeSymbol } from '../CodeSymbol.tsx';
import { ownPicture } from './own-picture.ts';

/** The thing itself: the own picture of what a code shows, with its symbol in the corner, else the symbol alone. */
export function CodeThing({ barcode, title }: { barcode: Barcode; title: string }) {
  const picture = ownPicture(barcode.storedInfo);
  if (!picture)
    return (
      <div className="qu-thing">
        <CodeSymbol barcode={barcode} title={title} />
      </div>
    );
  return (
    <div className="qu-thing qu-thing-picture" style={{ backgroundColor: picture.colour }}>
      <img src={picture.src} alt="" loading="lazy" decoding="async" />
      <CodeSymbol barcode={barcode} title={title} small />
    </div>
  );
}
