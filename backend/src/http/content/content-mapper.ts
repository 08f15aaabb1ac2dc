import type { FileRule } from '../../contract/content/files.ts';
import type { StoredInfo, UpdateCodeBody } from '../../contract/content/index.ts';
import type { NowhereReason } from '../../contract/pages.ts';
import type { Result } from '../../contract/result.ts';
import type { StoredFile } from '../../domain/qr-code/content/file.ts';
import type { InfoType, StoredContent } from '../../domain/qr-code/content/index.ts';
import type { PreparedFile } from '../../domain/qr-code/content/prepared-file.ts';

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
  | { readonly kind: 'file'; readonly key: string }
  | { readonly kind: 'page'; readonly page: 'info' | 'image-videos' }
  | { readonly kind: 'phone'; readonly tel: string; readonly shown: string }
  | ({ readonly kind: 'smart' } & ContentOf<'smartQR'>['smartQR'])
  | { readonly kind: 'nowhere'; readonly why: NowhereReason };

/** An address of a file in the body of an update, the path of its field, and what its drop zone accepts. */
export interface FileField {
  readonly path: string;
  readonly url: string;
  readonly rule: FileRule;
  /** Whether the field may lead to a file that was not uploaded. */
  readonly mayBeElsewhere?: boolean;
}

/** What a body refers to, once it is accepted. */
export interface Accepted {
  /** Returns the file at an address; undefined only for an address elsewhere, in a field that allows it. */
  readonly fileAt: (url: string) => StoredFile | undefined;
  /** The id of the secure code that is to protect the page; null for none. */
  readonly secureCode: string | null;
}

/** How files of a content are shown. */
export interface FilesShown {
  /** `download`: the name under which browsers save the file. */
  readonly addressOf: (key: string, download?: string) => string;
  readonly prepared: Readonly<Record<string, PreparedFile>>;
}

/** How one type of content passes the edge: from an update's body, into an answer, and to a scanner. */
export interface ContentMapper<T extends InfoType> {
  /** The files that a body refers to; absent for a type without files. */
  readonly files?: (body: BodyOf<T>) => readonly FileField[];
  readonly fromBody: (body: BodyOf<T>, accepted: Accepted) => Result<ContentOf<T>, 'invalid_input'>;
  readonly toInfo: (content: ContentOf<T>, shown: FilesShown) => InfoOf<T>;
  readonly destination: (content: ContentOf<T>) => Destination;
}
