import { isVideoName } from '@qlaim/backend/contract';
import pLimit from 'p-limit';
import type { FileLook } from './look-facts.ts';
import { smallPicture } from './small-picture.ts';
import { videoLook } from './video-look.ts';

/** Looks at chosen files, by their id. A look costs time, so that each file gets one. */
const looks = new Map<string, Promise<FileLook | undefined>>();
const atOnce = pLimit(2);
const seen = new Map<string, FileLook | undefined>();

/** Returns the look at a chosen file, if there is one already. */
export const lookOf = (id: string): FileLook | undefined => seen.get(id);

/** Looks at a chosen file. Resolves to undefined for a video that this browser can't play. */
export function lookAt(id: string, file: File): Promise<FileLook | undefined> {
  const before = looks.get(id);
  if (before) return before;
  const look = atOnce(() => takeLook(file)).then((found) => {
    seen.set(id, found);
    return found;
  });
  looks.set(id, look);
  return look;
}

/** Frees what was kept of a file. */
export function forgetLook(id: string): void {
  const picture = seen.get(id)?.picture;
  if (picture !== undefined) URL.revokeObjectURL(picture);
  looks.delete(id);
  seen.delete(id);
}

async function takeLook(file: File): Promise<FileLook | undefined> {
  if (isVideoName(file.name)) return videoLook(file);
  return file.type.startsWith('image/') ? pictureLook(file) : {};
}

async function pictureLook(file: File): Promise<FileLook> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    return { width, height, picture: await smallPicture(image, width, height) };
  } catch {
    // The server says what is wrong with it.
    return {};
  } finally {
    URL.revokeObjectURL(image.src);
  }
}
