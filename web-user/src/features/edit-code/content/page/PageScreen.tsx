import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { useTexts } from '@qlaim/web-kit/texts';
import '../screens.css';
import { isEmptyPage } from '@qlaim/backend/contract';
import { Icon } from '@qlaim/web-kit';
import type { EditValues } from '../../edit-values.ts';
import type { FileValue } from '../../files/file-value.ts';
import { ListedPicture } from '../../files/look/ListedPicture.tsx';
import { NothingYet } from '../MiddleScreen.tsx';
import { RecordingsScreen } from './media/RecordingsScreen.tsx';
import { useThemeStyle } from './useThemeStyle.ts';

/** The first screen of the page on a phone, in its theme: cover and pictures first, then texts, videos and PDFs. */
export default function PageScreen({ values: { memories: page } }: { values: EditValues }) {
  const { page: words } = useTexts(EDIT);
  const style = useThemeStyle(page.theme);
  if (isEmptyPage(page)) return <NothingYet words={words.empty} />;
  const cover = page.images.find(({ id }) => id === page.cover);
  return (
    <div className={`qu-page-screen qu-theme-${page.theme}`} style={style}>
      {cover ? (
        <div className="qu-page-cover">
          <ListedPicture value={cover} />
        </div>
      ) : null}
      {page.isProtected ? (
        <p className="qu-page-locked qk-small">
          <Icon name="lock" size={14} /> {words.locked}
        </p>
      ) : null}
      {page.title.trim() ? <p className="qu-page-title">{page.title}</p> : null}
      <Slides files={page.images.filter((image) => image !== cover)} caption={words.firstImage} />
      <Words text={page.imageText} />
      <Words text={page.freeText} />
      <Words text={page.videoUrl} />
      <Slides files={page.videos} caption={words.firstVideo} />
      <Words text={page.videoDescription} />
      <RecordingsScreen recordings={page.recordings} />
      {page.pdfTitle.trim() ? <p className="qu-page-heading">{page.pdfTitle}</p> : null}
      {page.pdfs.map(({ id, name }) => (
        <p key={id} className="qu-page-pdf qk-small">
          <Icon name="file" size={16} />
          <span>{name}</span>
          <span className="qu-page-open">{words.open}</span>
        </p>
      ))}
    </div>
  );
}

function Words({ text }: { text: string }) {
  return text.trim() ? <p className="qu-page-words qk-small">{text}</p> : null;
}

interface SlidesProps {
  files: readonly FileValue[];
  caption: (total: number) => string;
}

/** The first file of a slider, and how many there are. */
function Slides({ files, caption }: SlidesProps) {
  const [first] = files;
  if (!first) return null;
  return (
    <div className="qu-slides">
      <ListedPicture value={first} />
      {files.length > 1 ? <p className="qk-small qk-soft">{caption(files.length)}</p> : null}
    </div>
  );
}
