import type { PageView } from '@qlaim/backend/contract';
import { placeholderClass } from '../../media/placeholder.ts';
import { VideoFile } from '../../media/VideoFile.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { Film } from './Film.tsx';
import { LinkedText } from './LinkedText.tsx';
import { isWritten } from './written.ts';

type Parts = Pick<PageView, 'videoUrl' | 'videos' | 'videoDescription' | 'images'>;

/** The video of a link, the uploaded videos, and their description. */
export function Films({ page: { videoUrl, videos, videoDescription, images } }: { page: Parts }) {
  const { film } = useTexts();
  if (!isWritten(videoUrl) && videos.length === 0 && !isWritten(videoDescription)) return null;
  const [first] = images;
  return (
    <section className="qp-part" aria-labelledby="film">
      <h2 id="film">{film}</h2>
      {isWritten(videoUrl) ? (
        <Film link={videoUrl} backdrop={first === undefined ? '' : placeholderClass(first)} />
      ) : null}
      {videos.map((file) => (
        <VideoFile key={file.url} file={file} />
      ))}
      {isWritten(videoDescription) ? <LinkedText text={videoDescription} className="qp-caption" /> : null}
    </section>
  );
}
