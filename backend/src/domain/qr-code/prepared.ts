import type { StoredFile } from './content/file.ts';
import type { QrCode } from './state.ts';

/** Returns whether forms are made of files of a type: smaller pictures, or a playable video. */
export const isPreparable = (contentType: string): boolean => /^(image|video)\//.test(contentType);

/** Returns whether nothing is left to make of a file. */
export const isPrepared = (
  { prepared }: Pick<QrCode, 'prepared'>,
  { key, contentType }: StoredFile,
): boolean => key in prepared || !isPreparable(contentType);
