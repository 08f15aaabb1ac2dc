import { DownloadLink } from '../../media/DownloadLink.tsx';
import { formatSize } from '../../texts/format.ts';
import { useLanguage, useTexts } from '../../texts/use-texts.ts';
import { FoldedPart } from './FoldedPart.tsx';
import type { SectionProps } from './section.ts';
import { isWritten } from './written.ts';

/** The PDFs of a page, each with Open and a download. The script opens them in an overlay; without it, a new tab does. */
export function Papers({ page: { pdfTitle, pdfs }, open }: SectionProps) {
  const { papers, pdf } = useTexts();
  const language = useLanguage();
  const own = isWritten(pdfTitle);
  return (
    <FoldedPart id="papers" title={own ? pdfTitle : papers} own={own} amount={pdfs.length} open={open}>
      {pdfs.length === 0 ? null : (
        <ul className="qp-papers">
          {pdfs.map((file) => (
            <li key={file.url}>
              <span className="qp-paper">
                <bdi>{file.name}</bdi>
                <small>{pdf.facts(formatSize(file.size, language))}</small>
              </span>
              <a className="qp-button" href={file.url} target="_blank" rel="noopener" data-pdf={file.name}>
                {pdf.open}
                <span className="qp-hidden"> {file.name}</span>
              </a>
              <DownloadLink file={file} />
            </li>
          ))}
        </ul>
      )}
    </FoldedPart>
  );
}
