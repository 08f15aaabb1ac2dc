import { PRINT } from '@qlaim/backend/texts/console/print';
import { EmptyState, useFormats } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import type { Preview } from './preview.ts';

/** The first page, as large as its column. */
export function SheetPreview({ preview, codes }: { preview: Preview | undefined; codes: number }) {
  const words = useTexts(PRINT).preview;
  const { count } = useFormats();
  if (!preview) return <EmptyState title={words.none}>{words.advice}</EmptyState>;
  const { svg, back, width, height, perPage, onFirst, pages } = preview;
  const facts = words.facts(codes, count(perPage), pages);
  const shape = {
    maxWidth: width > height ? '100%' : `calc(80vh * ${width / height})`,
    aspectRatio: `${width} / ${height}`,
  };
  const page = (alt: string, drawn: string) => (
    <img
      className="qa-print-sheet"
      alt={alt}
      src={`data:image/svg+xml,${encodeURIComponent(drawn)}`}
      style={shape}
    />
  );
  return (
    <figure>
      <div className={back ? 'qa-print-sheets qa-print-sheets-pair' : 'qa-print-sheets'}>
        {page(words.first(pages, onFirst), svg)}
        {back ? page(words.back, back) : null}
      </div>
      <figcaption className="qa-print-sheets-facts qk-soft">{facts}</figcaption>
    </figure>
  );
}
