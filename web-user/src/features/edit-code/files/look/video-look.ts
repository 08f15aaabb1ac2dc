import type { FileValue } from '../file-value.ts';
import { smallPicture } from './small-picture.ts';

/** A video that shows nothing after this time counts as one that the browser can't play, in milliseconds. */
const PATIENCE_MS = 10_000;

/** What a file looks like, as far as it is known. */
export interface Look extends Partial<Pick<FileValue, 'width' | 'height' | 'seconds'>> {
  /** The address of a small picture. */
  readonly picture?: string | undefined;
  /** False for a video that this browser can't play. */
  readonly plays?: boolean;
}

/** Returns the first picture of a video, its size and its length, unless this browser can't play it. */
export async function videoLook(file: File): Promise<Look> {
  const video = document.createElement('video');
  video.muted = true;
  video.preload = 'auto';
  video.playsInline = true;
  video.src = URL.createObjectURL(file);
  try {
    await happens(video, 'loadeddata');
    const { videoWidth: width, videoHeight: height, duration } = video;
    if (width === 0) return { plays: false };
    // The very first picture is often black.
    video.currentTime = Math.min(1, duration / 4);
    await happens(video, 'seeked');
    const picture = await smallPicture(video, width, height);
    return {
      width,
      height,
      ...(Number.isFinite(duration) ? { seconds: duration } : {}),
      picture,
      plays: true,
    };
  } catch {
    return { plays: false };
  } finally {
    URL.revokeObjectURL(video.src);
    video.removeAttribute('src');
  }
}

function happens(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const timeout = setTimeout(() => reject(new Error(`No ${event}`)), PATIENCE_MS);
    const end = (then: () => void) => () => {
      clearTimeout(timeout);
      then();
    };
    video.addEventListener(event, end(resolve), { once: true });
    video.addEventListener(
      'error',
      end(() => reject(new Error('Not playable'))),
      { once: true },
    );
  });
}
