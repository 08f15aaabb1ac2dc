import type { FileInfo } from '@qlaim/backend/contract';

interface Playability {
  /** The address to play; undefined where browsers play no form of the video. */
  readonly src?: string;
  readonly offersDownload: boolean;
}

/** Types that browsers play: MP4 everywhere; QuickTime where its codec is known, so that a download is offered as well. */
const PLAYED: Readonly<Record<string, { readonly everywhere: boolean }>> = {
  'video/mp4': { everywhere: true },
  'video/quicktime': { everywhere: false },
};

/** Returns how a video is shown: its prepared form, else the file itself where browsers may play its type. */
export function playability({ play, url, contentType }: FileInfo): Playability {
  if (play !== undefined) return { src: play, offersDownload: false };
  const played = PLAYED[contentType];
  return played ? { src: url, offersDownload: !played.everywhere } : { offersDownload: true };
}
