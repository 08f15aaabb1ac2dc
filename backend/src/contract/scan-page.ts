import { z } from 'zod';
import { FileInfo } from './content/files.ts';
import { PageLife, PageTexts } from './content/page.ts';
import { PageLook } from './content/page-look.ts';
import type { SiteLook } from './domains/site-look.ts';
import type { Language } from './language.ts';

/** The data of a page, with all that it shows (section 2, Memories page). */
const PageView = z.object({
  kind: z.literal('page'),
  code: z.string(),
  isProtected: z.boolean(),
  ...PageTexts.shape,
  images: z.array(FileInfo),
  videos: z.array(FileInfo),
  pdfs: z.array(FileInfo),
  recordings: z.array(FileInfo),
  portrait: FileInfo.nullable(),
  ...PageLife.shape,
  ...PageLook.shape,
  /** What to open in place of flagged addresses. */
  warnings: z.record(z.string(), z.string()),
});
export type PageView = z.infer<typeof PageView>;

/** The data of a gallery; without files it shows that nothing was added (section 2, Gallery). */
const GalleryView = z.object({ kind: z.literal('gallery'), code: z.string(), files: z.array(FileInfo) });
export type GalleryView = z.infer<typeof GalleryView>;

/** Why a secure code is refused. */
export const GateProblem = z.enum(['required', 'invalid', 'tooMany']);
export type GateProblem = z.infer<typeof GateProblem>;

/** The form that asks for the secure code of a page. It holds nothing of the page itself (section 4). */
const GateView = z.object({
  kind: z.literal('gate'),
  code: z.string(),
  /** What was wrong with the last try. */
  problem: GateProblem.optional(),
});
export type GateView = z.infer<typeof GateView>;

/** The data of a page that the server renders for a scanner. */
export const ScanPage = z.discriminatedUnion('kind', [PageView, GalleryView, GateView]);
export type ScanPage = z.infer<typeof ScanPage>;

/** A rendered page. */
export interface RenderedPage {
  readonly html: string;
  /** The texts of its style elements, which its content security policy has to allow. */
  readonly styles: readonly string[];
  /** Whether search engines may list it. */
  readonly indexed: boolean;
}

/**
 * The server build of the public app. `script` is the address of the script that enhances the pages; they are complete
 * without it. `language` is that of our own texts, and `legal` are the legal pages to which the foot leads.
 */
export interface PageRenderer {
  renderPage(page: ScanPage, script: string, language: Language, look: SiteLook): RenderedPage;
}
