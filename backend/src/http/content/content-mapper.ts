import type { IncomingHttpHeaders } from 'node:http';
import type { FileDescription, FileRule } from '../../contract/content/files.ts';
import type { ContentBodyOf, InfoOf } from '../../contract/content/index.ts';
import type { Preview } from '../../contract/content/preview.ts';
import type { SiteLook } from '../../contract/domains/site-look.ts';
import type { Language } from '../../contract/language.ts';
import type { NowhereReason, PageKind } from '../../contract/pages.ts';
import type { Result } from '../../contract/result.ts';
import type { StoredFile } from '../../domain/qr-code/content/file.ts';
import type { InfoType, StoredContent } from '../../domain/qr-code/content/index.ts';
import type { PreparedFile } from '../../domain/qr-code/content/prepared-file.ts';
import type { SmallPage } from '../edge/answers/small-page.ts';

/** The stored content of a type. */
export type ContentOf<T extends InfoType = InfoType> = {
  [K in T]: Extract<StoredContent, { infoType: K }> & { readonly infoType: K };
}[T];

/** The page or address that a scan of a code with content leads to (section 4). */
export type Destination =
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'file'; readonly key: string }
  | { readonly kind: 'page'; readonly page: PageKind }
  | { readonly kind: 'small-page'; readonly render: (scan: Scanned, language: Language) => SmallPage }
  | ({ readonly kind: 'picked' } & PickedDestination)
  | { readonly kind: 'nowhere'; readonly why: NowhereReason };

/** An address that each request picks. */
export interface PickedDestination {
  /** The headers of the request that `pick` reads. */
  readonly reads: readonly ('accept-language' | 'user-agent')[];
  /** Returns what picks the address for a request at a time in milliseconds. */
  readonly picker: (scan: Scanned) => (headers: IncomingHttpHeaders, at: number) => string;
}

/** What the answer to a scan knows beside the content. */
export interface Scanned {
  readonly code: string;
  readonly publicUrl: string;
  /** Whether this installation serves a host. */
  readonly isOurs: (hostname: string) => boolean;
  /** The address in place of a destination that is missing, or may not be opened. */
  readonly nowhere: string;
  /** How a page looks. */
  readonly look: SiteLook;
  /** Returns what to open for an address of the content: its warning where it is flagged. */
  readonly opens: (url: string) => string;
}

/** An address in the body of an update, and the path of its field. */
export interface AddressField {
  readonly path: string;
  readonly url: string;
}

/** The address of a file in the body of an update, and what its drop zone accepts. */
export interface FileField extends AddressField {
  readonly rule: FileRule;
  /** Whether the field may lead to a file that was not uploaded. */
  readonly mayBeElsewhere?: boolean;
}

/** Returns the accepted files of fields, with their descriptions. Addresses elsewhere are left out. */
export type FilesOfFields = (
  fields: readonly FileField[],
  descriptions?: readonly FileDescription[],
) => StoredFile[];

/** What the body of an update comes to. */
export interface BodyReading<T extends InfoType> {
  /** The addresses that a scan opens. */
  readonly addresses?: readonly AddressField[];
  readonly files?: readonly FileField[];
  /**
   * Returns the content to store, once the files are accepted. `secureCode` is the id of the secure code that is to protect
   * the page; null for none.
   */
  readonly content: (
    filesOf: FilesOfFields,
    secureCode: string | null,
  ) => Result<ContentOf<T>, 'invalid_input'>;
}

/** How files of a content are shown. */
export interface FilesShown {
  /** `download`: the name under which browsers save the file. */
  readonly addressOf: (key: string, download?: string) => string;
  readonly prepared: Readonly<Record<string, PreparedFile>>;
}

/** How one type of content passes the edge: from an update's body, into an answer, and to a scanner. */
export interface ContentMapper<T extends InfoType> {
  /** What it is in words, after a verb: 'a link'. */
  readonly words: string;
  readonly read: (body: ContentBodyOf<T>) => BodyReading<T>;
  readonly toInfo: (content: ContentOf<T>, shown: FilesShown) => InfoOf<T>;
  readonly destination: (content: ContentOf<T>) => Destination;
  /** Where it leads, for a visitor who reads that first. */
  readonly preview: (content: ContentOf<T>) => Preview;
}
