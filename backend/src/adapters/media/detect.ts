import { fileTypeFromBuffer } from 'file-type';
import { type Format, formatOf } from './formats.ts';
import { Refusal } from './refusal.ts';

/** Enough to find the type behind an image's metadata. Bytes. */
export const SAMPLE_BYTES = 1_048_576;

/** What the media types of a kind begin with, where that is not its name. */
const FAMILIES: Readonly<Partial<Record<Format['kind'], string>>> = { recording: 'audio' };

/** Throws `Refusal` where the file's first bytes are of another type. */
export async function assertType(format: Format, sample: Uint8Array): Promise<void> {
  const mime = (await fileTypeFromBuffer(sample))?.mime;
  if (format.contentType === 'image/svg+xml' && isText(mime)) return;
  const found = formatOf(mime ?? '');
  if (found === format) return;
  // Phones write recordings under the brand of a video: their streams decide.
  if (format.contentType === 'audio/mp4' && found?.contentType === 'video/mp4') return;
  // WebM is a video, although the product takes none of its kind.
  const isSameKind =
    found?.kind === format.kind || mime?.startsWith(`${FAMILIES[format.kind] ?? format.kind}/`);
  throw new Refusal(isSameKind ? 'named' : 'type');
}

/** SVG has no magic number: an XML declaration is all that may be recognised. The parser decides. */
const isText = (found: string | undefined) => found === undefined || found === 'application/xml';
