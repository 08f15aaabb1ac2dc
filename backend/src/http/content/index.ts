import type { ContentBodyOf, InfoOf } from '../../contract/content/index.ts';
import type { Preview } from '../../contract/content/preview.ts';
import type { InfoType } from '../../domain/qr-code/content/index.ts';
import type { BodyReading, ContentMapper, ContentOf, Destination, FilesShown } from './content-mapper.ts';
import { galleryMapper } from './gallery.ts';
import { linkMapper } from './link.ts';
import { pageMapper } from './page.ts';
import { pdfMapper } from './pdf.ts';
import { phoneNumberMapper } from './phone-number.ts';
import { smartQrMapper } from './smart-qr.ts';

/** Every type of content at the edge. A new type is a file and a line here. */
const CONTENT_MAPPERS: { readonly [T in InfoType]: ContentMapper<T> } = {
  link: linkMapper,
  phoneNumber: phoneNumberMapper,
  memories: pageMapper,
  pdf: pdfMapper,
  image: galleryMapper,
  smartQR: smartQrMapper,
};

/** Returns what a content of a type is in words, after a verb: 'a link'. */
export const contentInWords = (type: InfoType): string => CONTENT_MAPPERS[type].words;

/** Reads the body of an update: what it refers to, and the content to store. */
export const readBody = <T extends InfoType>(body: ContentBodyOf<T>): BodyReading<T> =>
  CONTENT_MAPPERS[body.type].read(body);

/** Maps stored content to `storedInfo` (section 3). */
export const infoOf = <T extends InfoType>(content: ContentOf<T>, shown: FilesShown): InfoOf<T> =>
  CONTENT_MAPPERS[content.infoType].toInfo(content, shown);

/** Returns the destination of a scan of a code with content. */
export const destinationOf = <T extends InfoType>(content: ContentOf<T>): Destination =>
  CONTENT_MAPPERS[content.infoType].destination(content);

/** Returns where a code with content leads, for a visitor who reads that first. */
export const previewOf = <T extends InfoType>(content: ContentOf<T>): Preview =>
  CONTENT_MAPPERS[content.infoType].preview(content);
