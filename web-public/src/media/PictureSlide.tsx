import type { FileInfo } from '@qlaim/backend/contract';
import { OWN_TEXT } from '../texts/own-text.ts';
import { EnlargeLink } from './EnlargeLink.tsx';
import { Picture } from './Picture.tsx';

const SIZES = '(min-width: 50rem) 41rem, 86vw';

interface PictureSlideProps {
  file: FileInfo;
  /** Read aloud where the picture has no description. */
  words: string;
  first: boolean;
}

/** A picture on its mat, which can be enlarged. The script shows its caption then; without script it stands below. */
export const PictureSlide = ({ file, words, first }: PictureSlideProps) => (
  <>
    <EnlargeLink file={file}>
      <Picture file={file} words={words} sizes={SIZES} first={first} />
    </EnlargeLink>
    {file.caption ? (
      <p className="qp-picture-words" {...OWN_TEXT}>
        {file.caption}
      </p>
    ) : null}
  </>
);
