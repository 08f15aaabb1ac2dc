import type { FileInfo } from '@qlaim/backend/contract';
import { EnlargeLink } from '../../media/EnlargeLink.tsx';
import { Picture } from '../../media/Picture.tsx';
import { useTexts } from '../../texts/use-texts.ts';

/** The cover picture, as wide as the page. It is cropped there, and whole when it is enlarged. */
export function Cover({ file }: { file: FileInfo }) {
  const { coverPicture } = useTexts();
  return (
    <div className="qp-cover">
      <EnlargeLink file={file}>
        <Picture file={file} words={coverPicture} sizes="100vw" first />
      </EnlargeLink>
    </div>
  );
}
