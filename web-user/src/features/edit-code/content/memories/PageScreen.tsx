import '../screens.css';
import { Icon } from '@qlaim/web-kit';
import type { FileValue } from '../../files/file-value.ts';
import { ListedPicture } from '../../files/look/ListedPicture.tsx';
import { isEmpty, type PageValues } from './page-values.ts';
import { useThemeStyle } from './useThemeStyle.ts';

/** The first screen of the page on a phone, in its theme: cover and pictures first, then texts, videos and PDFs. */
export default function PageScreen({ page }: { page: PageValues }) {
  const style = useThemeStyle(page.theme);
  if (isEmpty(page)) {
    return (
      <div className="qu-screen">
        <div className="qu-screen-middle">
          <p className="qk-soft">Add a title, a text or a file, and it shows here.</p>
        </div>
      </div>
    );
  }
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
          <Icon name="lock" size={14} /> Enter Secure Code comes first
        </p>
      ) : null}
      {page.title.trim() ? <p className="qu-page-title">{page.title}</p> : null}
      <Slides files={page.images.filter((image) => image !== cover)} words="images" />
      <Words text={page.imageText} />
      <Words text={page.freeText} />
      <Words text={page.videoUrl} />
      <Slides files={page.videos} words="videos" />
      <Words text={page.videoDescription} />
      {page.pdfTitle.trim() ? <p className="qu-page-heading">{page.pdfTitle}</p> : null}
      {page.pdfs.map(({ id, name }) => (
        <p key={id} className="qu-page-pdf qk-small">
          <Icon name="file" size={16} />
          <span>{name}</span>
          <span className="qu-page-open">Open</span>
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
  words: string;
}

/** The first file of a slider, and how many there are. */
function Slides({ files, words }: SlidesProps) {
  const [first] = files;
  if (!first) return null;
  return (
    <div className="qu-slides">
      <ListedPicture value={first} />
      {files.length > 1 ? (
        <p className="qk-small qk-soft">
          1 of {files.length} {words}
        </p>
      ) : null}
    </div>
  );
}
