import type { FileInfo } from '@qlaim/backend/contract';
import { EnlargeLink } from '../../media/EnlargeLink.tsx';
import { Picture } from '../../media/Picture.tsx';
import { useTexts } from '../../texts/use-texts.ts';

/** The portrait of the person, in a circle. It is whole when it is enlarged. `first`: it is the first picture of the page. */
export function Portrait({ file, first }: { file: FileInfo; first: boolean }) {
  const { portrait } = useTexts();
  return (
    <div className="qp-portrait">
      <EnlargeLink file={file}>
        <Picture file={file} words={portrait} sizes="11rem" first={first} />
      </EnlargeLink>
    </div>
  );
}
