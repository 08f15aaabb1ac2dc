import { isVideoName } from '@qlaim/backend/contract';
import pLimit from 'p-limit';
import { smallPicture } from './small-picture.ts';
import { type Look, videoLook } from './video-look.ts';

/** Looks at chosen files, by their id. A look costs time, so that each file gets one. */
const looks = new Map<string, Promise<Look>>();
const atOnce = pLimit(2);
const seen = new Map<string, Look>();

/** Returns the look at a chosen file, if there is one already. */
export const lookOf = (id: string): Look | undefined => seen.get(id);

/** Looks at a chosen file. The look is empty for one that is forgotten before its turn. */
export function lookAt(id: string, file: File): Promise<Look> {
  const before = looks.get(id);
  if (before) return before;
  const wanted = () => looks.get(id) === look;
  const look: Promise<Look> = atOnce(async () => (wanted() ? takeLook(file) : {})).then((found) => {
    if (wanted()) {
      seen.set(id, found);
      return found;
    }
    free(found);
    return {};
  });
  looks.set(id, look);
  return look;
}

/** Frees what was kept of a file. */
export function forgetLook(id: string): void {
  free(seen.get(id));
  looks.delete(id);
  seen.delete(id);
}

function free(look: Look | undefined): void {
  if (look?.picture !== undefined) URL.revokeObjectURL(look.picture);
}

async function takeLook(file: File): Promise<Look> {
  if (isVideoName(file.name)) return videoLook(file);
  return file.type.startsWith('image/') ? pictureLook(file) : {};
}

async function pictureLook(file: File): Promise<Look> {
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
