import type { FileInfo } from '../../contract/content/files.ts';
import type { StoredFile } from '../../domain/qr-code/content/file.ts';
import type { PreparedFile } from '../../domain/qr-code/content/prepared-file.ts';
import { madeFrom } from '../../domain/qr-code/file-keys.ts';
import { isPreparable } from '../../domain/qr-code/prepared.ts';
import type { Accepted, FilesShown } from './content-mapper.ts';

/** Maps a file of a content to an answer, with the forms that were made of it. */
export function fileInfo(file: StoredFile, { addressOf, prepared }: FilesShown): FileInfo {
  const { key, ...facts } = file;
  const isPicture = facts.contentType.startsWith('image/');
  const made = prepared[key];
  const { width, height, seconds } = { ...made, ...facts };
  const beside = (name: string) => addressOf(madeFrom(key, name));
  return {
    ...facts,
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
    ...(seconds === undefined ? {} : { seconds }),
    url: addressOf(key),
    sources: (made?.widths ?? []).map((of) => ({
      width: of,
      webp: beside(`w${of}.webp`),
      avif: beside(`w${of}.avif`),
    })),
    ...(made?.play === undefined ? {} : { play: beside(made.play) }),
    ...(made?.poster === undefined ? {} : { poster: beside(made.poster) }),
    ...(isPicture ? {} : { download: addressOf(key, facts.name) }),
    state: stateOf(file, made),
  };
}

function stateOf({ contentType }: StoredFile, made: PreparedFile | undefined): FileInfo['state'] {
  if (made === undefined) return isPreparable(contentType) ? 'waiting' : 'original';
  return made.widths.length > 0 || made.play !== undefined ? 'ready' : 'original';
}

type Described = readonly { readonly url: string; readonly text: string }[];

/** Returns the files at some addresses, with their descriptions. Addresses without a file are left out. */
export const filesAt = (
  urls: readonly string[],
  { fileAt }: Accepted,
  descriptions: Described = [],
): StoredFile[] => {
  const words = new Map(descriptions.map(({ url, text }) => [url, text]));
  return urls.flatMap((url) => {
    const found = fileAt(url);
    if (!found) return [];
    const { description: _before, ...file } = found;
    const description = words.get(url) ?? '';
    return [description === '' ? file : { ...file, description }];
  });
};
