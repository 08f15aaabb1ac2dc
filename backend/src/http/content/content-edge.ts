import type { StoredInfo, UpdateCodeBody } from '../../contract/content/index.ts';
import type { Result } from '../../contract/result.ts';
import type { InfoType, StoredContent } from '../../domain/qr-code/content/index.ts';

/** Bodies, stored contents and answers by their type. */
interface ByType {
  readonly body: {
    [B in UpdateCodeBody as B extends { readonly type: infer T extends InfoType } ? T : never]: B;
  };
  readonly content: { [C in StoredContent as C['infoType']]: C };
  readonly info: { [I in StoredInfo as I['infoType']]: I };
}

export type BodyOf<T extends InfoType = InfoType> = { [K in T]: ByType['body'][K] & { readonly type: K } }[T];
export type ContentOf<T extends InfoType = InfoType> = {
  [K in T]: ByType['content'][K] & { readonly infoType: K };
}[T];
export type InfoOf<T extends InfoType = InfoType> = {
  [K in T]: ByType['info'][K] & { readonly infoType: K };
}[T];

/** The page or address that a scan of a code with content leads to (section 4). */
export type Destination =
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'phone'; readonly tel: string; readonly shown: string }
  | ({ readonly kind: 'smart' } & ContentOf<'smartQR'>['smartQR']);

/** How one type of content passes the edge: from an update's body, into an answer, and to a scanner. */
export interface ContentEdge<T extends InfoType> {
  readonly fromBody: (body: BodyOf<T>) => Result<ContentOf<T>, 'invalid_input'>;
  readonly toInfo: (content: ContentOf<T>) => InfoOf<T>;
  readonly destination: (content: ContentOf<T>) => Destination;
}
