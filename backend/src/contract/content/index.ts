import { z } from 'zod';
import { GalleryBody, GalleryInfo } from './gallery.ts';
import { LinkBody, LinkInfo } from './link.ts';
import { CodeName, needed, shared } from './name.ts';
import { PageBody, PageInfo } from './page.ts';
import { PdfBody, PdfInfo } from './pdf.ts';
import { PhoneNumberBody, PhoneNumberInfo } from './phone-number.ts';
import { SmartQrBody, SmartQrInfo } from './smart-qr.ts';

export * from './gallery.ts';
export { CodeName } from './name.ts';
export * from './page.ts';
export * from './pdf.ts';
export * from './phone-number.ts';
export * from './smart-qr.ts';

/** The content of a code in an answer (section 3, storedInfo). A new type is a file beside this one and a line in each list. */
export const StoredInfo = z.discriminatedUnion('infoType', [
  LinkInfo,
  PhoneNumberInfo,
  PageInfo,
  PdfInfo,
  GalleryInfo,
  SmartQrInfo,
]);
export type StoredInfo = z.infer<typeof StoredInfo>;

/** The types of content, in the order of the editor's tabs. */
export const InfoType = z.enum(StoredInfo.options.map(({ shape }) => shape.infoType.value));
export type InfoType = StoredInfo['infoType'];

/** The content of a type in an answer. */
export type InfoOf<T extends InfoType = InfoType> = {
  [K in T]: Extract<StoredInfo, { infoType: K }> & { readonly infoType: K };
}[T];

/** Updates the name alone. */
export const NameBody = z.strictObject({ ...shared, name: CodeName, type: z.undefined().optional() });

/**
 * The body of `PATCH /barcode/{id}` (section 7): a name, a content, or both. An empty name removes the name. The union is
 * discriminated by `type`, because a plain one reports the issues of all branches instead of the one that was meant.
 */
export const UpdateCodeBody = z.discriminatedUnion(
  'type',
  [LinkBody, PhoneNumberBody, PageBody, PdfBody, GalleryBody, SmartQrBody, NameBody],
  needed,
);
export type UpdateCodeBody = z.infer<typeof UpdateCodeBody>;
/** The body that saves content of a type. */
export type ContentBodyOf<T extends InfoType = InfoType> = {
  [K in T]: Extract<UpdateCodeBody, { type: K }> & { readonly type: K };
}[T];

/** An update as it goes over the wire. */
export type UpdateCodeInput = z.input<typeof UpdateCodeBody>;
