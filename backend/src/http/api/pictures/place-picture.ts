import { attachPicture } from '../../../commands/codes/attach-picture.ts';
import { QR_CODE } from '../../../domain/qr-code/qr-code.ts';
import type { Actor } from '../../../ports/event-store.ts';
import { codeReached } from '../../views/barcodes.ts';
import { inspectPicture } from './inspect-picture.ts';
import type { PicturePorts } from './ports.ts';
import type { IncomingPicture, RefusedPicture } from './receive-picture.ts';
import { shownCode } from './shown-code.ts';

interface AttachedPicture {
  readonly name: string;
  readonly shortCode: string;
}

/** Attaches an incoming picture to the code that it shows. */
export async function placePicture(
  context: PicturePorts,
  actor: Actor,
  picture: IncomingPicture | RefusedPicture,
): Promise<AttachedPicture | RefusedPicture> {
  if ('reason' in picture) return picture;
  const { name } = picture;
  const seen = await inspectPicture(context, picture);
  if ('reason' in seen) return { name, reason: seen.reason };
  const shown = shownCode(seen.symbols, context.settings);
  if ('reason' in shown) return { name, reason: shown.reason };
  const { state } = await context.log.load(QR_CODE, shown.code);
  if (state.status !== 'present') return { name, reason: 'unknown_code' };
  const attached = await attachPicture(context, actor, shown.code, picture);
  // It was deleted meanwhile.
  if (!attached.ok) return { name, reason: 'unknown_code' };
  await codeReached(context, attached.value);
  return { name, shortCode: shown.code };
}
