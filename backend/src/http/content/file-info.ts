import type { FileInfo } from '../../contract/content/files.ts';
import type { StoredFile } from '../../domain/qr-code/content/file.ts';
import type { PreparedFile } from '../../domain/qr-code/content/prepared-file.ts';
import { madeFrom } from '../../domain/qr-code/file-keys.ts';
import { isPreparable } from '../../domain/qr-code/prepared.ts';
import type { FilesShown } from './content-mapper.ts';

/** Maps a file of a content to an answer, with the forms that were made of it. */
export function fileInfo(file: StoredFile, { addressOf, prepared }: FilesShown): FileInfo {
  const { key, ...facts } = file;
  const isPicture = facts.contentType.startsWith('image/');
  const made = prepared[key];
  const { width, height, seconds } = { ...made, ...facts };
  const beside = (name: string) => addressOf(madeFrom(key, name));
  return {
    ...facts,
    width,
    height,
    seconds,
    url: addressOf(key),
    sources: (made?.widths ?? []).map((of) => ({
      width: of,
      webp: beside(`w${of}.webp`),
      avif: beside(`w${of}.avif`),
    })),
    play: made?.play && beside(made.play),
    poster: made?.poster && beside(made.poster),
    download: isPicture ? undefined : addressOf(key, facts.name),
    state: stateOf(file, made),
  };
}

function stateOf({ contentType }: StoredFile, made: PreparedFile | undefined): FileInfo['state'] {
  if (made === undefined) return isPreparable(contentType) ? 'waiting' : 'original';
  return made.widths.length > 0 || made.play !== undefined ? 'ready' : 'original';
}
