import type { FileInfo } from '@qlaim/backend/contract';
import { isolated } from '../texts/format.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Captions } from './Captions.tsx';
import { DownloadLink } from './DownloadLink.tsx';
import { placeholderClass } from './placeholder.ts';
import { playability } from './playability.ts';

/** An uploaded video: its playable form, or a download where browsers do not play it. */
export function VideoFile({ file }: { file: FileInfo }) {
  const { src, offersDownload } = playability(file);
  return (
    <div className="qp-video">
      {src === undefined ? null : (
        <video
          className={`qp-frame ${placeholderClass(file)}`}
          src={src}
          poster={file.poster}
          width={file.width}
          height={file.height}
          preload={file.poster === undefined ? 'metadata' : 'none'}
          controls
          playsInline
          aria-label={file.description || file.name}
          // Browsers load captions of another host, such as a storage, for such a video only.
          crossOrigin={file.captions ? 'anonymous' : undefined}
        >
          <Captions file={file} />
        </video>
      )}
      {offersDownload ? (
        <div className="qp-fallback">
          <Reason file={file} plays={src !== undefined} />
          <DownloadLink file={file} />
        </div>
      ) : null}
    </div>
  );
}

function Reason({ file: { name, state }, plays }: { file: FileInfo; plays: boolean }) {
  const { video } = useTexts();
  if (plays) return <p>{video.mayFail}</p>;
  return <p>{state === 'waiting' ? video.waiting(isolated(name)) : video.unplayable(isolated(name))}</p>;
}
