import { createHash } from 'node:crypto';
import { extensionOfType, FILE_RULES, fileProblem, typeOfName } from '../../../contract/content/files.ts';
import { incomingPicture } from '../../../domain/qr-code/file-keys.ts';
import { putLimited } from '../files/put-limited.ts';
import type { ArrivingFile } from '../files/receive-file.ts';
import type { PicturePorts } from './ports.ts';
import type { PictureProblem } from './problem-reasons.ts';

/** A picture that has arrived and was not looked at yet. */
export interface IncomingPicture {
  readonly name: string;
  /** Where it waits for its code. */
  readonly key: string;
  readonly contentType: string;
  readonly extension: string;
  /** Bytes. */
  readonly size: number;
  /** The SHA-256 of its bytes, in hex. */
  readonly digest: string;
}

/** A file that becomes no picture. */
export interface RefusedPicture {
  readonly name: string;
  readonly reason: PictureProblem;
}

const { codePicture: RULE } = FILE_RULES;

/** Stores an arriving picture until its code is known. It never holds more than a part of it in memory. */
export async function receivePicture(
  { files, random }: Pick<PicturePorts, 'files' | 'random'>,
  { name, type, body }: ArrivingFile,
): Promise<IncomingPicture | RefusedPicture> {
  const contentType = typeOfName(name);
  const extension = contentType && extensionOfType(contentType);
  // Its size is not known before it has arrived.
  const fits = fileProblem(RULE, { name, type: type === 'application/octet-stream' ? '' : type, size: 1 });
  if (contentType === undefined || extension === undefined || fits !== undefined) {
    body.resume();
    return { name, reason: 'wrong_type' };
  }
  const key = incomingPicture(random.uuid(), extension);
  const hash = createHash('sha256');
  const { maxBytes } = RULE;
  const size = await putLimited(files, {
    key,
    contentType,
    body,
    maxBytes,
    onBytes: (part) => hash.update(part),
  });
  if (size === undefined) return { name, reason: 'too_large' };
  return { name, key, contentType, extension, size, digest: hash.digest('hex') };
}
