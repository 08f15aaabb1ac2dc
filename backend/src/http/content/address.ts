import { isKey } from '../../ports/object-keys.ts';

/** The path under which files are found. It is public only for files of unprotected content. */
export const FILES_PATH = '/files/';

/** The query parameter of an address that saves the file under its name. */
export const DOWNLOAD_PARAMETER = 'download';

/** Returns the address of a file. With a name, browsers save the file under the name that it was uploaded with. */
export const fileAddress = (publicUrl: string, key: string, download?: string): string =>
  `${publicUrl}${FILES_PATH}${key}${download === undefined ? '' : `?${DOWNLOAD_PARAMETER}`}`;

/** Returns the key of a file in an address of ours, on whichever host; undefined for any other address. */
export function keyOfAddress(address: string): string | undefined {
  const path = URL.parse(address, 'http://localhost')?.pathname ?? '';
  const key = path.startsWith(FILES_PATH) ? path.slice(FILES_PATH.length) : '';
  return isKey(key) ? key : undefined;
}
