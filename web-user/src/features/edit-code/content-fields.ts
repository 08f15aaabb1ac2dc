import type {
  PageLook,
  PageParts,
  PhoneNumber,
  SmartCondition,
  StoredInfo,
  UpdateCodeBody,
} from '@qlaim/backend/contract';
import { shownLink } from '@qlaim/backend/contract';
import { THEME_NAMES } from './content/memories/theme-names.ts';

/** One field of a content in words. Labels are unique within a content. */
export interface Field {
  readonly label: string;
  readonly text: string;
}

const NOWHERE: readonly Field[] = [{ label: 'Leads to', text: 'Nowhere yet' }];

/** Describes a stored content. */
export function fieldsOfInfo(info: StoredInfo | null): readonly Field[] {
  if (info === null) return NOWHERE;
  switch (info.infoType) {
    case 'link':
      return link(info.link);
    case 'phoneNumber':
      return phone(info.phone);
    case 'memories':
      return page(info.memories);
    case 'pdf':
      return pdf(info.pdfs.length, info.pdf);
    case 'image':
      return gallery(info.imageVideos.length);
    case 'smartQR':
      return smart(info.smartQR);
  }
}

/** Describes the content in the body of an update. A body with the name alone keeps the stored content. */
export function fieldsOfBody(body: UpdateCodeBody): readonly Field[] {
  switch (body.type) {
    case undefined:
      return [{ label: 'Leads to', text: 'Not changed' }];
    case 'link':
      return link(body.link);
    case 'phoneNumber':
      return typeof body.phoneNumber === 'string' ? call(body.phoneNumber) : phone(body.phoneNumber);
    case 'memories':
      return page(body.memories);
    case 'pdf':
      return pdf(body.pdfs?.length ?? 0, body.link ?? '');
    case 'image':
      return gallery(body.imageVideos.length);
    case 'smartQR':
      return smart(body.smartQR);
  }
}

const link = (address: string): Field[] => [{ label: 'Link', text: shownLink(address) }];
const call = (text: string): Field[] => [{ label: 'Phone number', text }];

const phone = ({ countryCallingCode, nationalNumber, ext }: Omit<PhoneNumber, 'country'>): Field[] => [
  ...call(`+${countryCallingCode} ${nationalNumber}`),
  ...filled([['Extension', ext ?? '']]),
];

const page = (parts: PageParts & PageLook & { readonly isProtected: boolean }): Field[] =>
  filled([
    ['Page title', parts.title],
    ['Text', parts.freeText],
    ['Video link', parts.videoUrl],
    ['Video description', parts.videoDescription],
    ['Image text', parts.imageText],
    ['PDF title', parts.pdfTitle],
    ['Images', count(parts.images.length)],
    ['Videos', count(parts.videos.length)],
    ['PDFs', count(parts.pdfs.length)],
    ['Theme', THEME_NAMES[parts.theme]],
    ['Cover picture', parts.cover === null ? '' : 'Chosen'],
    ['Search engines', parts.indexed ? 'May find this page' : ''],
    ['Secure code', parts.isProtected ? 'Set' : ''],
  ]);

const pdf = (files: number, address: string): Field[] =>
  files > 0 ? [{ label: 'PDFs', text: String(files) }] : [{ label: 'PDF', text: shownLink(address) }];

const gallery = (files: number): Field[] => [{ label: 'Images and videos', text: String(files) }];

interface Smart {
  readonly conditions: readonly Pick<SmartCondition, 'from' | 'to' | 'url' | 'timeZone'>[];
  readonly defaultUrl: string;
}

const smart = ({ conditions, defaultUrl }: Smart): Field[] => [
  ...conditions.map(({ from, to, url, timeZone }, place) => ({
    label: `Time ${place + 1}`,
    text: `${from} to ${to}, ${timeZone.replaceAll('_', ' ')}: ${shownLink(url)}`,
  })),
  ...filled([['Default URL', shownLink(defaultUrl)]]),
];

const count = (files: number): string => (files === 0 ? '' : String(files));

const filled = (fields: readonly (readonly [string, string])[]): Field[] =>
  fields.filter(([, text]) => text.trim() !== '').map(([label, text]) => ({ label, text }));
