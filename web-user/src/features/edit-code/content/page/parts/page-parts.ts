import { LookFields } from '../LookFields.tsx';
import { datesInWords } from '../life-values.ts';
import { RecordingsField } from '../media/RecordingsField.tsx';
import { ProtectFields } from '../ProtectFields.tsx';
import { DatesFields } from './DatesFields.tsx';
import { DocumentsFields, PicturesFields, PortraitFields, VideosFields } from './files-of-page.tsx';
import { LinksFields } from './LinksFields.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import type { Part, PartName } from './part.ts';
import { NameFields, WordsFields } from './texts-of-page.tsx';

const said = (texts: readonly string[]): string =>
  texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join(' · ');

/** Every part of the tab. A new section of the page is a component and a line here. */
export const PAGE_PARTS: { readonly [P in PartName]: Part } = {
  portrait: {
    Fields: PortraitFields,
    fields: ['portrait'],
    holds: ({ portrait }, { parts }) => (portrait.length > 0 ? parts.chosen : ''),
  },
  name: { Fields: NameFields, fields: ['title'], holds: ({ title }) => title.trim() },
  dates: {
    Fields: DatesFields,
    fields: ['born', 'died'],
    holds: (page, { versions }) => datesInWords(page, versions.lifeDate),
  },
  words: { Fields: WordsFields, fields: ['freeText'], holds: ({ freeText }) => freeText.trim() },
  pictures: {
    Fields: PicturesFields,
    fields: ['images', 'imageText'],
    holds: ({ images, imageText }, { parts }) =>
      said([images.length > 0 ? parts.pictures(images.length) : '', imageText]),
  },
  videos: {
    Fields: VideosFields,
    fields: ['videoUrl', 'videos', 'captions', 'videoDescription'],
    holds: ({ videoUrl, videos, videoDescription }, { parts }) => {
      const amount = videos.length + (videoUrl.trim() === '' ? 0 : 1);
      return said([amount > 0 ? parts.videos(amount) : '', videoDescription]);
    },
  },
  recordings: {
    Fields: RecordingsField,
    fields: ['recordings'],
    holds: ({ recordings }, { parts }) => (recordings.length > 0 ? parts.recordings(recordings.length) : ''),
  },
  documents: {
    Fields: DocumentsFields,
    fields: ['pdfTitle', 'pdfs'],
    holds: ({ pdfTitle, pdfs }, { parts }) =>
      said([pdfs.length > 0 ? parts.documents(pdfs.length) : '', pdfTitle]),
  },
  place: {
    Fields: PlaceFields,
    fields: ['place'],
    holds: ({ place: { text, address, coordinates } }) => said([text, address, coordinates]),
  },
  links: {
    Fields: LinksFields,
    fields: ['links'],
    holds: ({ links }, { parts }) => (links.length > 0 ? parts.links(links.length) : ''),
  },
  access: {
    Fields: ProtectFields,
    fields: ['isProtected', 'password', 'indexed'],
    holds: ({ isProtected, indexed }, { parts }) => {
      if (isProtected) return parts.withCode;
      return indexed ? parts.found : parts.everybody;
    },
  },
  look: {
    Fields: LookFields,
    fields: ['theme', 'cover'],
    holds: ({ theme }, { versions }) => versions.themes[theme],
  },
};
