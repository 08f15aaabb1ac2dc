import type { PageSection } from '@qlaim/backend/contract';
import { Films } from './Films.tsx';
import { Links } from './Links.tsx';
import { Papers } from './Papers.tsx';
import { Pictures } from './Pictures.tsx';
import { Recordings } from './Recordings.tsx';
import { RestingPlace } from './RestingPlace.tsx';
import type { Section } from './section.ts';
import { Words } from './Words.tsx';
import { isWritten } from './written.ts';

/** Every section of a page. A new one is a component and a line here. */
export const SECTIONS: { readonly [S in PageSection]: Section } = {
  words: { isThere: ({ freeText }) => isWritten(freeText), Show: Words },
  pictures: {
    isThere: ({ images, cover, imageText }) =>
      images.some(({ url }) => url !== cover) || isWritten(imageText),
    Show: Pictures,
  },
  videos: {
    isThere: ({ videoUrl, videos, videoDescription }) =>
      isWritten(videoUrl) || videos.length > 0 || isWritten(videoDescription),
    Show: Films,
  },
  recordings: { isThere: ({ recordings }) => recordings.length > 0, Show: Recordings },
  documents: {
    isThere: ({ pdfTitle, pdfs }) => isWritten(pdfTitle) || pdfs.length > 0,
    Show: Papers,
  },
  place: { isThere: ({ place }) => place !== null, Show: RestingPlace },
  links: { isThere: ({ links }) => links.length > 0, Show: Links },
};
