import { Icon } from '@qlaim/web-kit';
import { useTexts } from '../../texts/use-texts.ts';
import { youTubeVideo } from './youtube.ts';

interface FilmProps {
  link: string;
  /** The class of a placeholder that is shown behind the link; empty for none. */
  backdrop: string;
}

/**
 * The video of a link: a YouTube video as a player that loads with a tap, any other value as text (section 2). Before the
 * tap nothing is requested from YouTube. Without script the link opens the video there.
 */
export function Film({ link, backdrop }: FilmProps) {
  const { youTube } = useTexts();
  const video = youTubeVideo(link);
  if (!video)
    return (
      <p className="qp-plain">
        <bdi>{link}</bdi>
      </p>
    );
  const { id, start } = video;
  const time = start > 0 ? `&t=${start}` : '';
  return (
    <div className={`qp-film ${backdrop}`.trim()}>
      <a
        className="qp-play"
        href={`https://www.youtube.com/watch?v=${id}${time}`}
        target="_blank"
        rel="noopener noreferrer"
        data-youtube={id}
        data-start={start}
        data-player={youTube.player}
      >
        <span className="qp-play-mark">
          <Icon name="play" size={28} />
        </span>
        <span>{youTube.play}</span>
        <small>{youTube.privacy}</small>
      </a>
    </div>
  );
}
