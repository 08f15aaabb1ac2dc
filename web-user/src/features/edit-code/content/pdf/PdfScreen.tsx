import { linkProblem, normaliseLink, shownHost } from '@qlaim/backend/contract';
import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { useTexts } from '@qlaim/web-kit/texts';
import type { EditValues } from '../../edit-values.ts';
import { MiddleScreen, NothingYet } from '../MiddleScreen.tsx';

/** What a scan opens: the first file, or the link of a PDF elsewhere. */
export default function PdfScreen({ values }: { values: EditValues }) {
  const { scanOpens, pdf } = useTexts(EDIT).types;
  const { files, link } = values.pdf;
  const [first] = files;
  const elsewhere = linkProblem(link.trim()) === undefined ? new URL(normaliseLink(link.trim())) : undefined;
  const opens = first ? first.name : elsewhere && shownHost(normaliseLink(link.trim()));
  if (opens === undefined) return <NothingYet words={pdf.empty} />;
  return (
    <MiddleScreen icon="file">
      <p className="qk-soft">{scanOpens}</p>
      <p className="qu-screen-title">{opens}</p>
      {first || !elsewhere ? null : <p className="qk-soft qk-small">{elsewhere.pathname}</p>}
    </MiddleScreen>
  );
}
