import {
  type ContentBodyOf,
  type InfoOf,
  type InfoType,
  orderToStore,
  type PhoneNumber,
  type StoredInfo,
  shownLink,
  type UpdateCodeBody,
  VISITORS_ZONE,
  writtenCoordinates,
} from '@qlaim/backend/contract';
import { VERSIONS_ENGLISH, type VersionTexts } from '@qlaim/backend/texts/versions';
import { withLimits } from '@qlaim/backend/texts/when';

/** One field of a content in words. Labels are unique within a content. */
export interface ContentField {
  readonly label: string;
  readonly text: string;
}

type Fields<T extends InfoType> = (
  content: InfoOf<T> | ContentBodyOf<T>,
  words: VersionTexts,
) => readonly ContentField[];

/** Describes a stored content, or the content in the body of an update. */
const FIELDS: { readonly [T in InfoType]: Fields<T> } = {
  link: ({ link }, words) => [{ label: words.link, text: shownLink(link) }],
  phoneNumber: (content, words) => {
    const phone = 'phone' in content ? content.phone : content.phoneNumber;
    return filled(typeof phone === 'string' ? [[words.phoneNumber, phone]] : phoneFields(phone, words));
  },
  pdf: ({ pdfs = [], ...content }, words) =>
    pdfs.length > 0
      ? [{ label: words.pdfs, text: String(pdfs.length) }]
      : [{ label: words.pdf, text: shownLink(('pdf' in content ? content.pdf : content.link) ?? '') }],
  image: ({ imageVideos }, words) => [{ label: words.imagesAndVideos, text: String(imageVideos.length) }],
  memories: ({ memories: page }, words) =>
    filled([
      [words.portrait, page.portrait === null ? '' : words.chosen],
      [words.pageTitle, page.title],
      [words.born, words.lifeDate(page.born ?? '')],
      [words.died, words.lifeDate(page.died ?? '')],
      [words.text, page.freeText],
      [words.videoLink, page.videoUrl],
      [words.videoDescription, page.videoDescription],
      [words.imageText, page.imageText],
      [words.pdfTitle, page.pdfTitle],
      [words.images, count(page.images)],
      [words.pictureCaptions, captionsOf(page).join(' · ')],
      [words.videos, count(page.videos)],
      [words.pdfs, count(page.pdfs)],
      [words.recordings, titled(page.recordings)],
      [words.captions, count(page.captions)],
      [words.place, placeText(page.place)],
      [words.links, page.links.map(linkLine).join(' · ')],
      [
        words.order,
        orderToStore(page.order)
          .map((section) => words.sections[section])
          .join(', '),
      ],
      [words.theme, words.themes[page.theme]],
      [words.cover, page.cover === null ? '' : words.chosen],
      [words.searchEngines, page.indexed ? words.mayFind : ''],
      [words.secureCode, page.isProtected ? words.set : ''],
    ]),
  smartQR: ({ smartQR: { conditions, defaultUrl, zone = VISITORS_ZONE } }, words) => [
    ...conditions.map(({ from, to, url, timeZone, ...limits }, place) => ({
      label: words.time(place + 1),
      text: withLimits(
        words.condition(from, to, timeZone.replaceAll('_', ' '), shownLink(url)),
        limits,
        words.when,
      ),
    })),
    ...filled([
      [words.defaultUrl, shownLink(defaultUrl)],
      [words.zoneOfPlace, zone === VISITORS_ZONE ? '' : zone.replaceAll('_', ' ')],
    ]),
  ],
};

type Filling = readonly (readonly [label: string, text: string])[];

const phoneFields = (
  { countryCallingCode, nationalNumber, ext = '' }: Omit<PhoneNumber, 'country'>,
  words: VersionTexts,
): Filling => [
  [words.phoneNumber, `+${countryCallingCode} ${nationalNumber}`],
  [words.extension, ext],
];

type Page = (InfoOf<'memories'> | ContentBodyOf<'memories'>)['memories'];

const captionsOf = (page: Page): readonly string[] =>
  ('files' in page ? page.files : page.descriptions).flatMap(({ caption }) => caption || []);

const placeText = (place: Page['place']): string =>
  place === null
    ? ''
    : [place.text, place.address, place.coordinates ? writtenCoordinates(place.coordinates) : '']
        .filter((part) => part !== '')
        .join(', ');

const linkLine = ({ text, url }: Page['links'][number]): string =>
  text === '' ? shownLink(url) : `${text} (${shownLink(url)})`;

const count = ({ length }: readonly unknown[]): string => (length === 0 ? '' : String(length));

/** Returns how many recordings there are, and their titles. */
function titled(recordings: readonly { readonly title: string }[]): string {
  const titles = recordings.map(({ title }) => title).filter(Boolean);
  return [count(recordings), ...(titles.length > 0 ? [titles.join(', ')] : [])].join(': ');
}

/** Returns the fields that have a text. */
const filled = (fields: Filling): readonly ContentField[] =>
  fields.filter(([, text]) => text.trim() !== '').map(([label, text]) => ({ label, text }));

const describe = <T extends InfoType>(
  type: T,
  content: InfoOf<T> | ContentBodyOf<T>,
  words: VersionTexts,
): readonly ContentField[] => FIELDS[type](content, words);

/** Describes a stored content, field by field. */
export const fieldsOfInfo = (
  info: StoredInfo | null,
  words: VersionTexts = VERSIONS_ENGLISH,
): readonly ContentField[] =>
  info === null ? [{ label: words.leadsTo, text: words.nowhere }] : describe(info.infoType, info, words);

/** Describes the content in the body of an update. A body with the name alone keeps the stored content. */
export const fieldsOfBody = (
  body: UpdateCodeBody,
  words: VersionTexts = VERSIONS_ENGLISH,
): readonly ContentField[] =>
  body.type === undefined
    ? [{ label: words.leadsTo, text: words.notChanged }]
    : describe(body.type, body, words);
