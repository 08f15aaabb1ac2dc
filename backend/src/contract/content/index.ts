import { z } from 'zod';
import { ImageBody, ImageInfo } from './image.ts';
import { LinkBody, LinkInfo } from './link.ts';
import { MemoriesBody, MemoriesInfo } from './memories.ts';
import { CodeName, needed, shared } from './name.ts';
import { PdfBody, PdfInfo } from './pdf.ts';
import { PhoneNumberBody, PhoneNumberInfo } from './phone-number.ts';
import { SmartQrBody, SmartQrInfo } from './smart-qr.ts';

/** The content of a code in an answer (section 3, storedInfo). A new type is a file beside this one and a line in each list. */
export const StoredInfo = z.discriminatedUnion('infoType', [
  LinkInfo,
  PhoneNumberInfo,
  MemoriesInfo,
  PdfInfo,
  ImageInfo,
  SmartQrInfo,
]);
export type StoredInfo = z.infer<typeof StoredInfo>;

export type InfoType = StoredInfo['infoType'];

/** Updates the name alone. */
export const NameBody = z.strictObject({ ...shared, name: CodeName, type: z.undefined().optional() });

/**
 * The body of `PATCH /barcode/{id}` (section 7): a name, a content, or both. An empty name removes the name. The union is
 * discriminated by `type`, because a plain one reports the issues of all branches instead of the one that was meant.
 */
export const UpdateCodeBody = z.discriminatedUnion(
  'type',
  [LinkBody, PhoneNumberBody, MemoriesBody, PdfBody, ImageBody, SmartQrBody, NameBody],
  needed,
);
export type UpdateCodeBody = z.infer<typeof UpdateCodeBody>;
/** An update as it goes over the wire. */
export type UpdateCodeInput = z.input<typeof UpdateCodeBody>;
