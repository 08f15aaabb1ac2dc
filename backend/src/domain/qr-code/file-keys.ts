import { isOwnShortCode } from '../../contract/short-codes/short-code.ts';

/** The folder of all uploaded files. */
export const UPLOADS = 'codes/';

/** The folder of the files that were uploaded for a code. */
export const folderOfCode = (code: string): string => `${UPLOADS}${folderName(code)}/`;

/** The names of folders differ in more than case, because some disks tell no case. */
const folderName = (code: string): string =>
  isOwnShortCode(code) ? code : `${ENCODED}${Buffer.from(code).toString('hex')}`;

/** Begins the folder of a code that was printed elsewhere. */
const ENCODED = 'x-';

/** Returns the key of an uploaded file. What is made from it stands beside it. */
export const keyOfUpload = (code: string, upload: string, extension: string): string =>
  `${folderOfCode(code)}${upload}/original.${extension}`;

/** Returns whether a key is that of an uploaded file, and not of what was made from it. */
export const isOriginal = (key: string): boolean => nameIn(key).startsWith('original.');

/** The folder of files that were not looked at yet. Their addresses for uploads may still be valid. */
export const INCOMING = 'incoming/';

/** Returns the key under which a file arrives. It gets its own key once it is looked at. */
export const incomingKey = (key: string): string => `${INCOMING}${key}`;

/** Returns the key under which a picture of a code arrives whose code is not known yet. */
export const incomingPicture = (upload: string, extension: string): string =>
  incomingKey(`pictures/${upload}/original.${extension}`);

interface PictureUpload {
  /** The SHA-256 of the file as it arrived, in hex. */
  readonly digest: string;
  readonly upload: string;
  readonly extension: string;
}

/** Returns the key of a code's picture. It names what arrived, so that a repeated upload is recognised. */
export const keyOfPicture = (code: string, { digest, upload, extension }: PictureUpload): string =>
  keyOfUpload(code, `${digest}-${upload}`, extension);

/** Returns the digest in the key of a code's picture; undefined for a key of another kind. */
export const digestOfPicture = (key: string): string | undefined => /\/([0-9a-f]{64})-[^/]+\//.exec(key)?.[1];

const KEY = /^codes\/(?:([0-9A-Z]+)|x-([0-9a-f]+))\/[^/]+\/[^/]+$/;

/** Returns the code that a file was uploaded for; undefined for a key of another kind. */
export function codeOfKey(key: string): string | undefined {
  const [, own, encoded] = KEY.exec(key) ?? [];
  return encoded === undefined ? own : Buffer.from(encoded, 'hex').toString();
}

const nameIn = (key: string): string => key.slice(folderOfKey(key).length);

/** Returns the folder of an uploaded file, with the slash at its end. */
export const folderOfKey = (key: string): string => key.slice(0, key.lastIndexOf('/') + 1);

/** The name of an upload as it arrived, where everybody else gets a copy without metadata. */
const UNTOUCHED = 'uploaded.';

/**
 * Returns the key under which an upload stays as it arrived, beside the copy for everybody; undefined for a file that is no
 * content of a code, and so in no download of its owner.
 */
export function untouchedKey(key: string): string | undefined {
  if (codeOfKey(key) === undefined || digestOfPicture(key) !== undefined) return undefined;
  return madeFrom(key, `${UNTOUCHED}${key.slice(key.lastIndexOf('.') + 1)}`);
}

/** Returns whether a key is that of an upload as it arrived. No address serves it. */
export const isUntouched = (key: string): boolean => nameIn(key).startsWith(UNTOUCHED);

/** Returns the key of what is made from an uploaded file. */
export const madeFrom = (key: string, name: string): string => `${folderOfKey(key)}${name}`;
