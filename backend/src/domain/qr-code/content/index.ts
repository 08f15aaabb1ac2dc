import { z } from 'zod';
import { ERASED, type Erased } from '../../event.ts';
import { unreachable } from '../../never.ts';
import type { StoredFile } from './file.ts';
import { StoredGallery } from './gallery.ts';
import { StoredLink } from './link.ts';
import { filesOfPage, StoredPage } from './page.ts';
import { StoredPdf } from './pdf.ts';
import { StoredPhoneNumber } from './phone-number.ts';
import { StoredSmartQr } from './smart-qr.ts';

/** The stored content of a code. Fields and types may be added, but never change or go. A type is a file and a line here. */
export const StoredContent = z.discriminatedUnion('infoType', [
  StoredLink,
  StoredPhoneNumber,
  StoredPage,
  StoredPdf,
  StoredGallery,
  StoredSmartQr,
]);
export type StoredContent = z.infer<typeof StoredContent>;

export const InfoType = z.enum(StoredContent.options.map(({ shape }) => shape.infoType.value));
export type InfoType = StoredContent['infoType'];

/** Returns the uploaded files that a content refers to; none for erased content. */
export function filesOf(content: StoredContent | Erased | null): readonly StoredFile[] {
  if (content === null || content === ERASED) return [];
  switch (content.infoType) {
    case 'link':
    case 'phoneNumber':
    case 'smartQR':
      return [];
    case 'pdf':
      return content.files;
    case 'image':
      return content.imageVideos;
    case 'memories':
      return filesOfPage(content);
    default:
      return unreachable(content);
  }
}

/** Returns whether two contents say the same, whatever the order of their fields. */
export const sameContent = (
  one: StoredContent | Erased | null,
  other: StoredContent | Erased | null,
): boolean => inOrder(one) === inOrder(other);

/** A schema puts the fields in its own order. */
const inOrder = (content: StoredContent | Erased | null): string =>
  JSON.stringify(content === null || content === ERASED ? content : StoredContent.parse(content));
