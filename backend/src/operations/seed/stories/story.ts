import type { PageTheme } from '../../../contract/content/page-look.ts';
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

/** A content before its files are drawn and uploaded. */
export type Draft =
  | { readonly type: 'link'; readonly link: string }
  /** `number`: as people write it in the country. */
  | { readonly type: 'phoneNumber'; readonly country: string; readonly number: string }
  | { readonly type: 'pdf'; readonly pdfs: readonly PdfDraft[] }
  | { readonly type: 'image'; readonly photos: readonly PhotoDraft[]; readonly video?: VideoKind }
  | {
      readonly type: 'memories';
      readonly texts: PageTexts;
      readonly photos: readonly PhotoDraft[];
      readonly pdfs?: readonly PdfDraft[];
      readonly secureCode?: string;
      readonly theme?: PageTheme;
      /** The first photo is the cover. */
      readonly covered?: boolean;
    }
  | {
      readonly type: 'smartQR';
      readonly conditions: readonly {
        readonly from: string;
        readonly to: string;
        readonly url: string;
        readonly timeZone: string;
      }[];
      readonly defaultUrl: string;
    };

/** What an owner does with a code over time. */
export interface Story {
  /** Empty for a code without a name. */
  readonly name: string;
  /** In the order in which they are saved; null clears the content. */
  readonly versions: readonly (Draft | null)[];
}
