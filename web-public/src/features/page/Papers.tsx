import type { FileInfo } from '@qlaim/backend/contract';
import { DownloadLink } from '../../media/DownloadLink.tsx';
import { formatSize } from '../../texts/format.ts';
import { OWN_TEXT } from '../../texts/own-text.ts';
import { useLanguage, useTexts } from '../../texts/use-texts.ts';
import { isWritten } from './written.ts';

/** The PDFs of a page, each with Open and a download. The script opens them in an overlay; without it, a new tab does. */
export function Papers({ title, pdfs }: { title: string; pdfs: readonly FileInfo[] }) {
  const { papers, pdf } = useTexts();
  const language = useLanguage();
  return (
    <section className="qp-part" aria-labelledby="papers">
      {isWritten(title) ? (
        <h2 id="papers" {...OWN_TEXT}>
          {title}
        </h2>
      ) : (
        <h2 id="papers">{papers}</h2>
      )}
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
    </section>
  );
}
