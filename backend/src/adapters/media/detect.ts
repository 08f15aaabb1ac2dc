import { fileTypeFromBuffer } from 'file-type';
import { type Format, formatOf } from './formats.ts';
import { Refusal } from './refusal.ts';

/** Enough to find the type behind an image's metadata. Bytes. */
export const SAMPLE_BYTES = 1_048_576;

/** Throws `Refusal` where the file's first bytes are of another type. */
export async function assertType(format: Format, sample: Uint8Array): Promise<void> {
  const found = (await fileTypeFromBuffer(sample))?.mime;
  const matches = format.contentType === 'image/svg+xml' ? isText(found) : isOf(format, found);
  if (!matches) throw new Refusal('type');
}

/** SVG has no magic number: an XML declaration is all that may be recognised. The parser decides. */
const isText = (found: string | undefined) => found === undefined || found === 'application/xml';

const isOf = (format: Format, found: string | undefined) => found !== undefined && formatOf(found) === format;
