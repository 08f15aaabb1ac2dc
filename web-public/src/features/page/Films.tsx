import { placeholderClass } from '../../media/placeholder.ts';
import { VideoFile } from '../../media/VideoFile.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { Film } from './Film.tsx';
import { FoldedPart } from './FoldedPart.tsx';
import { LinkedText } from './LinkedText.tsx';
import type { SectionProps } from './section.ts';
import { isWritten } from './written.ts';

/** The video of a link, the uploaded videos, and their description. */
export function Films({
  page: { videoUrl, videos, videoDescription, images, warnings },
  open,
}: SectionProps) {
  const { film } = useTexts();
  const [first] = images;
  const linked = isWritten(videoUrl);
  return (
    <FoldedPart id="film" title={film} amount={videos.length + (linked ? 1 : 0)} open={open}>
      {linked ? <Film link={videoUrl} backdrop={first === undefined ? '' : placeholderClass(first)} /> : null}
      {videos.map((file) => (
        <VideoFile key={file.url} file={file} />
      ))}
      {isWritten(videoDescription) ? (
        <LinkedText text={videoDescription} className="qp-caption" warnings={warnings} />
      ) : null}
    </FoldedPart>
  );
}
