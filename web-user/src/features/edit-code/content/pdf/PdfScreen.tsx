import { linkProblem, normaliseLink, shownHost } from '@qlaim/backend/contract';
import { Icon } from '@qlaim/web-kit';
import type { PdfValues } from './pdf-values.ts';

/** What a scan opens: the first file, or the link of a PDF elsewhere. */
export default function PdfScreen({ pdf: { files, link } }: { pdf: PdfValues }) {
  const [first] = files;
  const elsewhere = linkProblem(link.trim()) === undefined ? new URL(normaliseLink(link.trim())) : undefined;
  const opens = first ? first.name : elsewhere && shownHost(normaliseLink(link.trim()));
  return (
    <div className="qu-screen">
      <div className="qu-screen-middle">
        {opens === undefined ? (
          <p className="qk-soft">Add a PDF, and a scan opens it.</p>
        ) : (
          <>
            <span className="qu-screen-icon">
              <Icon name="file" size={32} />
            </span>
            <p className="qk-soft">A scan opens</p>
            <p className="qu-screen-title">{opens}</p>
            {first || !elsewhere ? null : <p className="qk-soft qk-small">{elsewhere.pathname}</p>}
          </>
        )}
      </div>
    </div>
  );
}
