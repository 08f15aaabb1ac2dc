import type { InfoType, UpdateCodeInput } from '../../src/contract/content/index.ts';
import type { PageTheme } from '../../src/contract/content/page-look.ts';
import type { PhotoDraft } from '../drawing/studio.ts';
import type { VideoKind } from '../drawing/video.ts';

export interface PdfDraft {
  /** The name of the file. */
  readonly name: string;
  readonly title: string;
  readonly lines: readonly string[];
}

/** The texts of a page; a missing one is empty. */
export interface PageTexts {
  readonly title: string;
  readonly freeText: string;
  readonly imageText?: string;
  readonly pdfTitle?: string;
  readonly videoUrl?: string;
  readonly videoDescription?: string;
}

/** `number`: as people write it in the country. */
interface PhoneDraft {
  readonly type: 'phoneNumber';
  readonly country: string;
  readonly number: string;
}

interface DocumentsDraft {
  readonly type: 'pdf';
  readonly pdfs: readonly PdfDraft[];
}

export interface GalleryDraft {
  readonly type: 'image';
  readonly photos: readonly PhotoDraft[];
  readonly video?: VideoKind;
}

/** What a page tells of a person's life. */
interface Life {
  readonly born?: string;
  readonly died?: string;
  readonly place?: { readonly text: string; readonly address: string };
}

interface PageDraft {
  readonly type: 'memories';
  readonly texts: PageTexts;
  readonly photos: readonly PhotoDraft[];
  readonly pdfs?: readonly PdfDraft[];
  readonly secureCode?: string;
  readonly theme?: PageTheme;
  /** The first photo is the cover. */
  readonly covered?: boolean;
  readonly life?: Life;
}

type WrittenDraft = PhoneDraft | DocumentsDraft | GalleryDraft | PageDraft;

/** A content before its files are drawn and uploaded. One of any other type is the body that saves it. */
export type Draft =
  | WrittenDraft
  | Extract<UpdateCodeInput, { type: Exclude<InfoType, WrittenDraft['type']> }>;

/** What an owner does with a code over time. */
export interface Story {
  /** Empty for a code without a name. */
  readonly name: string;
  /** In the order in which they are saved; null clears the content. */
  readonly versions: readonly (Draft | null)[];
}
