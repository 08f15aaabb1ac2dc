import type { Result } from '../../contract/result.ts';
import type { InfoType } from '../../domain/qr-code/content/index.ts';
import type {
  Accepted,
  BodyOf,
  ContentEdge,
  ContentOf,
  Destination,
  FileField,
  FilesShown,
  InfoOf,
} from './content-edge.ts';
import { imageEdge } from './image.ts';
import { linkEdge } from './link.ts';
import { memoriesEdge } from './memories.ts';
import { pdfEdge } from './pdf.ts';
import { phoneNumberEdge } from './phone-number.ts';
import { smartQrEdge } from './smart-qr.ts';

/** Every type of content at the edge. A new type is a file and a line here. */
const EDGES: { readonly [T in InfoType]: ContentEdge<T> } = {
  link: linkEdge,
  phoneNumber: phoneNumberEdge,
  memories: memoriesEdge,
  pdf: pdfEdge,
  image: imageEdge,
  smartQR: smartQrEdge,
};

/** Returns the addresses of files in the body of an update. */
export const filesOfBody = <T extends InfoType>(body: BodyOf<T>): readonly FileField[] =>
  EDGES[body.type].files?.(body) ?? [];

/** Maps the body of an update to the content to store. */
export const contentFromBody = <T extends InfoType>(
  body: BodyOf<T>,
  accepted: Accepted,
): Result<ContentOf<T>, 'invalid_input'> => EDGES[body.type].fromBody(body, accepted);

/** Maps stored content to `storedInfo` (section 3). */
export const infoOf = <T extends InfoType>(content: ContentOf<T>, shown: FilesShown): InfoOf<T> =>
  EDGES[content.infoType].toInfo(content, shown);

/** Returns the destination of a scan of a code with content. */
export const destinationOf = <T extends InfoType>(content: ContentOf<T>): Destination =>
  EDGES[content.infoType].destination(content);
