import type { FileInfo } from '@qlaim/backend/contract';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { placeholderClass } from './placeholder.ts';

/** The frame of a picture. It is a link to the large picture, which the script turns into an overlay. */
export function EnlargeLink({ file, children }: { file: FileInfo; children: ReactNode }) {
  const { overlay } = useTexts();
  return (
    <a
      className={`qp-frame ${placeholderClass(file)}`}
      href={file.sources.at(-1)?.webp ?? file.url}
      data-enlarge=""
      data-caption={file.caption}
    >
      <span className="qp-hidden">{overlay.enlarge} </span>
      {children}
    </a>
  );
}
