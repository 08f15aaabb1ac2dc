import type { PageSection } from '@qlaim/backend/contract';
import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { Icon } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import type { ComponentType } from 'react';
import type { FileValue } from '../../files/file-value.ts';
import { ListedPicture } from '../../files/look/ListedPicture.tsx';
import { RecordingsScreen } from './media/RecordingsScreen.tsx';
import type { PageValues } from './page-values.ts';

/** Every section as the preview shows it: what a scanner finds there, without what needs a tap. */
export const SCREEN_SECTIONS: { readonly [S in PageSection]: ComponentType<{ page: PageValues }> } = {
  words: ({ page }) => <Words text={page.freeText} />,
  pictures: Pictures,
  videos: Videos,
  recordings: ({ page }) => <RecordingsScreen recordings={page.recordings} />,
  documents: Documents,
  place: ({ page: { place } }) => (
    <>
      <Words text={place.text} />
      <Words text={place.address} />
    </>
  ),
  links: ({ page }) => page.links.map(({ url, text }) => <Words key={`${url} ${text}`} text={text || url} />),
};

function Words({ text }: { text: string }) {
  return text.trim() ? <p className="qu-page-words qk-small">{text}</p> : null;
}

function Pictures({ page: { images, cover, imageText } }: { page: PageValues }) {
  const { page } = useTexts(EDIT);
  return (
    <>
      <Slides files={images.filter(({ id }) => id !== cover)} caption={page.firstImage} />
      <Words text={imageText} />
    </>
  );
}

function Videos({ page: { videoUrl, videos, videoDescription } }: { page: PageValues }) {
  const { page } = useTexts(EDIT);
  return (
    <>
      <Words text={videoUrl} />
      <Slides files={videos} caption={page.firstVideo} />
      <Words text={videoDescription} />
    </>
  );
}

function Documents({ page: { pdfTitle, pdfs } }: { page: PageValues }) {
  const { page } = useTexts(EDIT);
  return (
    <>
      {pdfTitle.trim() ? <p className="qu-page-heading">{pdfTitle}</p> : null}
      {pdfs.map(({ id, name }) => (
        <p key={id} className="qu-page-pdf qk-small">
          <Icon name="file" size={16} />
          <span>{name}</span>
          <span className="qu-page-open">{page.open}</span>
        </p>
      ))}
    </>
  );
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
