import type { Result } from '../../contract/result.ts';
import type { InfoType } from '../../domain/qr-code/content/index.ts';
import type { BodyOf, ContentEdge, ContentOf, Destination, InfoOf } from './content-edge.ts';
import { linkEdge } from './link.ts';
import { phoneNumberEdge } from './phone-number.ts';
import { smartQrEdge } from './smart-qr.ts';

/** Every type of content at the edge. A new type is a file and a line here. */
const EDGES: { readonly [T in InfoType]: ContentEdge<T> } = {
  link: linkEdge,
  phoneNumber: phoneNumberEdge,
  smartQR: smartQrEdge,
};

/** Maps the body of an update to the content to store. */
export const contentFromBody = <T extends InfoType>(body: BodyOf<T>): Result<ContentOf<T>, 'invalid_input'> =>
  EDGES[body.type].fromBody(body);

/** Maps stored content to `storedInfo` (section 3). */
export const infoOf = <T extends InfoType>(content: ContentOf<T>): InfoOf<T> =>
  EDGES[content.infoType].toInfo(content);

/** Returns the destination of a scan of a code with content. */
export const destinationOf = <T extends InfoType>(content: ContentOf<T>): Destination =>
  EDGES[content.infoType].destination(content);
