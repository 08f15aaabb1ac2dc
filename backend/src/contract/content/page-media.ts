import { z } from 'zod';
import { longestText } from '../lengths/longest-text.ts';
import { LIMITS } from '../limits.ts';
import { FORM_MESSAGES } from '../messages.ts';
import { CaptionLanguage } from './caption-languages.ts';
import { FileAddress } from './files.ts';

const Recording = z.strictObject({
  url: FileAddress,
  title: z
    .string()
    .trim()
    .check(longestText(LIMITS.recordingTitleLength, FORM_MESSAGES.titleLong))
    .default(''),
});

/** The captions of one video: the address of the video, of a WebVTT file, and the language that they are in. */
const Captions = z.strictObject({ video: FileAddress, url: FileAddress, language: CaptionLanguage });
export type Captions = z.infer<typeof Captions>;

/** The recordings of a page, and the captions of its videos, in a request. */
export const PageMedia = z.object({
  recordings: z.array(Recording).max(LIMITS.contentFiles, FORM_MESSAGES.tooManyFiles).default([]),
  captions: z.array(Captions).max(LIMITS.contentFiles, FORM_MESSAGES.tooManyFiles).default([]),
});
export type PageMedia = z.infer<typeof PageMedia>;

/** The same in an answer. */
export const PageMediaInfo = z.object({
  recordings: z.array(z.object({ url: z.string(), title: z.string() })),
  captions: z.array(z.object({ video: z.string(), url: z.string(), language: z.string() })),
});

/** Returns whether captions belong to videos of their page, each video with one file at most. */
export function captionsFit({
  videos,
  captions,
}: Pick<PageMedia, 'captions'> & { readonly videos: readonly { readonly url: string }[] }): boolean {
  const captioned = new Set(captions.map(({ video }) => video));
  return (
    captioned.size === captions.length &&
    videos.filter(({ url }) => captioned.has(url)).length === captioned.size
  );
}
