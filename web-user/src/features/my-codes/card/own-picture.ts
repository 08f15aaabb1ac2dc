import type { FileInfo, StoredInfo } from '@qlaim/backend/contract';

/** A picture of the content of a code, in the size of a card. */
export interface OwnPicture {
  readonly src: string;
  readonly colour: string | undefined;
}

/** The narrowest form that is sharp on a card, in pixels. */
const WIDTH = 480;
/** A larger original is not loaded for a card, in bytes. */
const MOST_BYTES = 1_500_000;

/** Returns the picture that stands for a code in the list; undefined for one that its symbol stands for. */
export function ownPicture(info: StoredInfo | null): OwnPicture | undefined {
  for (const file of candidates(info)) {
    const picture = inCardSize(file);
    if (picture) return picture;
  }
  return undefined;
}

/** The files whose picture may stand for a content, the best first. */
function candidates(info: StoredInfo | null): readonly FileInfo[] {
  if (info?.infoType === 'image') return info.files;
  if (info?.infoType !== 'memories') return [];
  const { portrait, cover, images, videos, files } = info.memories;
  const addresses = [portrait, cover, ...images.map(({ url }) => url), ...videos.map(({ url }) => url)];
  return addresses.flatMap((address) => files.find(({ url }) => url === address) ?? []);
}

function inCardSize({ sources, poster, contentType, url, size, colour }: FileInfo): OwnPicture | undefined {
  const form = sources.find(({ width }) => width >= WIDTH) ?? sources.at(-1);
  const original = contentType.startsWith('image/') && size <= MOST_BYTES ? url : undefined;
  const src = form?.webp ?? poster ?? original;
  return src === undefined ? undefined : { src, colour };
}
