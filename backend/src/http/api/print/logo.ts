import { buffer } from 'node:stream/consumers';
import { removeFolder } from '../../../commands/codes/attach-picture.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { ok, type Result, refuseField } from '../../../contract/result.ts';
import type { PrintOptions } from '../../../contract/schemas/print-options.ts';
import { PRINTS } from '../../../domain/qr-batch/prints.ts';
import type { Logo } from '../../../print/svg.ts';
import type { PrintPorts } from './ports.ts';

const PNG = 'image/png';
const { logoPixels } = LIMITS.print;

const refuseLogo = (message: string) => refuseField('logoImage', message);

/**
 * Returns the logo of a print. A picture is decoded by the process that looks at uploads (decision 20) before anything else
 * reads it, and is not kept.
 */
export async function logoOf(
  { files, media, random }: Pick<PrintPorts, 'files' | 'media' | 'random'>,
  { logo, logoImage }: PrintOptions,
): Promise<Result<Logo | undefined, 'invalid_input'>> {
  if (logo === 'none') return ok(undefined);
  if (logo === 'mark' || logoImage === undefined) return ok({ type: 'mark' });
  const bytes = Buffer.from(logoImage, 'base64');
  const key = `${PRINTS}${random.uuid()}/original.png`;
  await files.put(key, PNG, bytes);
  try {
    const facts = await media.inspect({ key, contentType: PNG, size: bytes.byteLength });
    if (!('kind' in facts) || facts.kind !== 'image') return refuseLogo('The logo must be a PNG');
    if (Math.max(facts.width, facts.height) > logoPixels)
      return refuseLogo(`The logo must have at most ${logoPixels} × ${logoPixels} pixels`);
    const clean = await files.get(key);
    if (!clean) return refuseLogo('The logo must be a PNG');
    return ok({ type: 'image', png: (await buffer(clean.body)).toString('base64') });
  } finally {
    await removeFolder(files, key);
  }
}
