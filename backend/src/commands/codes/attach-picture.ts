import type { Result } from '../../contract/result.ts';
import type { QrCodeRefusal } from '../../domain/qr-code/decide.ts';
import { folderOfKey, keyOfPicture } from '../../domain/qr-code/file-keys.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import type { QrCode } from '../../domain/qr-code/state.ts';
import type { Actor } from '../../ports/event-store.ts';
import type { ObjectStorage } from '../../ports/object-storage.ts';
import { type Handled, handle, type LogContext } from '../handle.ts';

type Context = LogContext & { readonly files: ObjectStorage };
type Changed = Result<Handled<QrCode>, QrCodeRefusal>;

/** A picture that was looked at, and waits at a key for its code. */
interface Picture {
  readonly key: string;
  readonly extension: string;
  /** The SHA-256 of the file as it arrived, in hex. */
  readonly digest: string;
}

/**
 * Makes a file the picture of a code, in place of the former one. The same file again changes nothing. A file that a crash
 * leaves behind on the way is removed by the sweep.
 */
export async function attachPicture(
  context: Context,
  actor: Actor,
  code: string,
  { key: arrived, extension, digest }: Picture,
): Promise<Changed> {
  const { files, log, random } = context;
  const before = (await log.load(QR_CODE, code)).state;
  const image = keyOfPicture(code, { digest, upload: random.uuid(), extension });
  await files.move(arrived, image);
  const attached = await handle(context, QR_CODE, actor, code, { type: 'attachPicture', picture: image });
  const now = attached.ok ? attached.value.state.image : null;
  if (now !== image) await removeFolder(files, image);
  if (before.image !== null && now === image) await removeFolder(files, before.image);
  return attached;
}

/** Takes the picture of a code away, with its file. */
export async function removePicture(context: Context, actor: Actor, code: string): Promise<Changed> {
  const { image } = (await context.log.load(QR_CODE, code)).state;
  const removed = await handle(context, QR_CODE, actor, code, { type: 'removePicture' });
  if (removed.ok && image !== null) await removeFolder(context.files, image);
  return removed;
}

/** Each upload has a folder of its own, so that nobody else's file is in it. */
export async function removeFolder(files: ObjectStorage, key: string): Promise<void> {
  for await (const file of files.list(folderOfKey(key))) await files.delete(file.key);
}
