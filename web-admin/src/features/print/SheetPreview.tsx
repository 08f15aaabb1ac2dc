import { EmptyState, formatCount } from '@qlaim/web-kit';
import { counted } from '../../widgets/counted.ts';
import type { Preview } from './preview.ts';

/** The first page, as large as its column. */
export function SheetPreview({ preview, codes }: { preview: Preview | undefined; codes: number }) {
  if (!preview) return <EmptyState title="No preview">Correct the form to see the page.</EmptyState>;
  const { svg, back, width, height, perPage, onFirst, pages } = preview;
  const facts = `${counted(codes, 'code')}, ${formatCount(perPage)} on a page, ${counted(pages, 'page')}`;
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
        {page(`First of ${counted(pages, 'page')}, with ${counted(onFirst, 'code')}`, svg)}
        {back ? page('Its back', back) : null}
      </div>
      <figcaption className="qa-print-sheets-facts qk-soft">{facts}</figcaption>
    </figure>
  );
}
