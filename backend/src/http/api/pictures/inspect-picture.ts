import type { RefusalReason } from '../../../ports/media.ts';
import type { PicturePorts } from './ports.ts';
import type { PictureProblem } from './problem-reasons.ts';
import type { IncomingPicture } from './receive-picture.ts';

const PROBLEMS: Readonly<Record<RefusalReason, PictureProblem>> = {
  missing: 'corrupt',
  empty: 'empty',
  named: 'wrong_type',
  type: 'wrong_type',
  size: 'corrupt',
  broken: 'corrupt',
  too_many_pixels: 'corrupt',
  unsafe: 'wrong_type',
  unclean: 'wrong_type',
  active: 'wrong_type',
  too_much_work: 'corrupt',
};

/** Looks at a picture, and returns the texts of the QR symbols on it, or why it is refused. */
export async function inspectPicture(
  { media }: Pick<PicturePorts, 'media'>,
  { key, contentType, size }: IncomingPicture,
): Promise<{ readonly symbols: readonly string[] } | { readonly reason: PictureProblem }> {
  const found = await media.inspect({ key, contentType, size }, { symbols: true });
  if ('reason' in found) return { reason: PROBLEMS[found.reason] };
  return { symbols: found.kind === 'image' ? (found.symbols ?? []) : [] };
}
