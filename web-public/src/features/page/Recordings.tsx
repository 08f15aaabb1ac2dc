import type { FileInfo } from '@qlaim/backend/contract';
import { formatLength } from '@qlaim/web-kit';
import { DownloadLink } from '../../media/DownloadLink.tsx';
import { formatNumber, formatSize } from '../../texts/format.ts';
import { OWN_TEXT } from '../../texts/own-text.ts';
import { useLanguage, useTexts } from '../../texts/use-texts.ts';
import { FoldedPart } from './FoldedPart.tsx';
import type { SectionProps } from './section.ts';

/** The recordings of a page, each with its title, a player of the browser, and a download. */
export function Recordings({ page: { recordings: files }, open }: SectionProps) {
  const { recordings } = useTexts();
  return (
    <FoldedPart id="recordings" title={recordings} amount={files.length} open={open}>
      <ul className="qp-papers">
        {files.map((file, place) => (
          <li key={file.url}>
            <Recording file={file} place={place} />
          </li>
        ))}
      </ul>
    </FoldedPart>
  );
}

function Recording({ file, place }: { file: FileInfo; place: number }) {
  const { recording } = useTexts();
  const language = useLanguage();
  const { url, size, seconds, description } = file;
  const id = `recording-${place + 1}`;
  const facts = [...(seconds === undefined ? [] : [formatLength(seconds)]), formatSize(size, language)];
  return (
    <>
      <span className="qp-paper qp-recording">
        {description ? (
          <span id={id} {...OWN_TEXT}>
            {description}
          </span>
        ) : (
          <span id={id}>{recording(formatNumber(place + 1, language))}</span>
        )}
        <small>
          <bdi>{facts.join(' · ')}</bdi>
        </small>
      </span>
      <audio className="qp-audio" controls preload="none" src={url} aria-labelledby={id} />
      <DownloadLink file={file} />
    </>
  );
}
