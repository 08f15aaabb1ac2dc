import type { Result } from '../../contract/result.ts';
import type { InfoType } from '../../domain/qr-code/content/index.ts';
import type {
  Accepted,
  BodyOf,
  ContentMapper,
  ContentOf,
  Destination,
  FileField,
  FilesShown,
  InfoOf,
} from './content-mapper.ts';
import { galleryMapper } from './image.ts';
import { linkMapper } from './link.ts';
import { memoriesMapper } from './memories.ts';
import { pdfMapper } from './pdf.ts';
import { phoneNumberMapper } from './phone-number.ts';
import { smartQrMapper } from './smart-qr.ts';

/** Every type of content at the edge. A new type is a file and a line here. */
const CONTENT_MAPPERS: { readonly [T in InfoType]: ContentMapper<T> } = {
  link: linkMapper,
  phoneNumber: phoneNumberMapper,
  memories: memoriesMapper,
  pdf: pdfMapper,
  image: galleryMapper,
  smartQR: smartQrMapper,
};

/** Returns the addresses of files in the body of an update. */
export const filesOfBody = <T extends InfoType>(body: BodyOf<T>): readonly FileField[] =>
  CONTENT_MAPPERS[body.type].files?.(body) ?? [];

/** Maps the body of an update to the content to store. */
export const contentFromBody = <T extends InfoType>(
  body: BodyOf<T>,
  accepted: Accepted,
): Result<ContentOf<T>, 'invalid_input'> => CONTENT_MAPPERS[body.type].fromBody(body, accepted);

/** Maps stored content to `storedInfo` (section 3). */
export const infoOf = <T extends InfoType>(content: ContentOf<T>, shown: FilesShown): InfoOf<T> =>
  CONTENT_MAPPERS[content.infoType].toInfo(content, shown);

/** Returns the destination of a scan of a code with content. */
export const destinationOf = <T extends InfoType>(content: ContentOf<T>): Destination =>
  CONTENT_MAPPERS[content.infoType].destination(content);
