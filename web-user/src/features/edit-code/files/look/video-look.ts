import type { FileLook } from './look-facts.ts';
import { smallPicture } from './small-picture.ts';

/** A video that shows nothing after this time counts as one that the browser can't play, in milliseconds. */
const PATIENCE_MS = 10_000;

/** Returns the first picture of a video, its size and its length; undefined for one that this browser can't play. */
export async function videoLook(file: File): Promise<FileLook | undefined> {
  const video = document.createElement('video');
  video.muted = true;
  video.preload = 'auto';
  video.playsInline = true;
  video.src = URL.createObjectURL(file);
  try {
    await happens(video, 'loadeddata');
    const { videoWidth: width, videoHeight: height, duration } = video;
    if (width === 0) return undefined;
    // The very first picture is often black.
    video.currentTime = Math.min(1, duration / 4);
    await happens(video, 'seeked');
    const picture = await smallPicture(video, width, height);
    return { width, height, ...(Number.isFinite(duration) ? { seconds: duration } : {}), picture };
  } catch {
    return undefined;
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
