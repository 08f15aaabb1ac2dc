import type { FileInfo } from '@qlaim/backend/contract';
import type { ScanTexts } from '@qlaim/backend/texts/scan';
import { isVideo } from '../../media/is-video.ts';

/** Returns the title of a gallery, in its heading and of its document: what is in it. The name of its code is its owner's alone. */
export function galleryTitle(files: readonly FileInfo[], words: ScanTexts): string {
  const videos = files.map(isVideo);
  if (videos.length === 0) return words.empty.title;
  if (videos.every(Boolean)) return words.videos;
  return videos.some(Boolean) ? words.picturesAndVideos : words.pictures;
}
