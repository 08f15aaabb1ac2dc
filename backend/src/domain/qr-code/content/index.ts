import { z } from 'zod';
import { unreachable } from '../../never.ts';
import type { StoredFile } from './file.ts';
import { StoredImage } from './image.ts';
import { StoredLink } from './link.ts';
import { StoredMemories } from './memories.ts';
import { StoredPdf } from './pdf.ts';
import { StoredPhoneNumber } from './phone-number.ts';
import { StoredSmartQr } from './smart-qr.ts';

/** The stored content of a code. Fields and types may be added, but never change or go. A type is a file and a line here. */
export const StoredContent = z.discriminatedUnion('infoType', [
  StoredLink,
  StoredPhoneNumber,
  StoredMemories,
  StoredPdf,
  StoredImage,
  StoredSmartQr,
]);
export type StoredContent = z.infer<typeof StoredContent>;

export const InfoType = z.enum(StoredContent.options.map(({ shape }) => shape.infoType.value));
export type InfoType = StoredContent['infoType'];

/** Returns the uploaded files that a content refers to. */
export function filesOf(content: StoredContent): readonly StoredFile[] {
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
      return [...content.memories.images, ...content.memories.videos, ...content.memories.pdfs];
    default:
      return unreachable(content);
  }
}

/** Returns the id of the secure code that protects a content; null where none does. */
export const secureCodeOf = (content: StoredContent): string | null =>
  content.infoType === 'memories' ? content.memories.secureCode : null;
