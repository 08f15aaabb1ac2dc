import type { Barcode } from '@qlaim/backend/contract';
import { FORM_MESSAGES, LIMITS, linkProblem, type UpdateCodeBody } from '@qlaim/backend/contract';
import { formatE164, readPhone } from '@qlaim/backend/contract/phone';
import { z } from 'zod';
import { GalleryValues, galleryField, galleryValuesOf, readGallery } from './content/image/gallery-values.ts';
import { NEW_PAGE, PageValues, pageField, pageValuesOf, readPage } from './content/memories/page-values.ts';
import { PdfValues, pdfField, pdfValuesOf, readPdf } from './content/pdf/pdf-values.ts';
import { readSmart, SmartValues, smartField, smartValuesOf } from './content/smart-qr/smart-values.ts';
import type { FieldIssue, TabReading } from './field-issues.ts';
import { sameContent } from './unsaved.ts';

/** The input of all tabs of the editor. `phone` is in E.164 and may be incomplete. */
export const EditValues = z.object({
  tab: z.enum(['link', 'phoneNumber', 'memories', 'pdf', 'image', 'smartQR']),
  name: z.string(),
  link: z.string(),
  phone: z.string(),
  extension: z.string(),
  // A draft of an earlier version has none of these.
  smart: SmartValues.default({ conditions: [], defaultUrl: '' }),
  memories: PageValues.default(NEW_PAGE),
  pdf: PdfValues.default({ files: [], link: '' }),
  image: GalleryValues.default({ files: [] }),
});
export type EditValues = z.infer<typeof EditValues>;

export const valuesOf = ({ name, storedInfo }: Barcode): EditValues => inputOf(name, storedInfo);

/** Returns the input of a form that shows a name and a content. */
export function inputOf(name: string | null, storedInfo: Barcode['storedInfo']): EditValues {
  const empty: EditValues = {
    tab: EditValues.shape.tab.safeParse(storedInfo?.infoType).data ?? 'link',
    name: name ?? '',
    link: '',
    phone: '',
    extension: '',
    smart: smartValuesOf(storedInfo),
    memories: pageValuesOf(storedInfo),
    pdf: pdfValuesOf(storedInfo),
    image: galleryValuesOf(storedInfo),
  };
  if (storedInfo?.infoType === 'link') return { ...empty, link: storedInfo.link };
  if (storedInfo?.infoType !== 'phoneNumber') return empty;
  const { ext = '', countryCallingCode, country, nationalNumber } = storedInfo.phone;
  return { ...empty, phone: formatE164({ country, countryCallingCode, nationalNumber }), extension: ext };
}

export type Reading =
  | { readonly ok: true; readonly body: UpdateCodeBody }
  | { readonly ok: false; readonly issues: readonly FieldIssue[] };

/**
 * Returns the request body for the selected tab, or the invalid field (specification section 5). Where only the name
 * differs from the stored input, the body has only the name.
 */
export function readValues(values: EditValues, stored?: EditValues): Reading {
  const name = values.name.trim();
  if (name.length > LIMITS.nameLength) return wrong('name', `At most ${LIMITS.nameLength} characters`);
  if (stored && name !== stored.name && sameContent(values, stored)) return { ok: true, body: { name } };
  switch (values.tab) {
    case 'link':
      return readLink(name, values.link.trim());
    case 'phoneNumber':
      return readNumber(name, values);
    case 'memories':
      return readingOf(readPage(name, values.memories));
    case 'pdf':
      return readingOf(readPdf(name, values.pdf));
    case 'image':
      return readingOf(readGallery(name, values.image));
    case 'smartQR':
      return readingOf(readSmart(name, values.smart));
  }
}

const readingOf = (read: TabReading): Reading =>
  'body' in read ? { ok: true, ...read } : { ok: false, ...read };

/** Returns the form's field for the path of a server's issue about an update from a tab. */
export function fieldOfIssue(tab: EditValues['tab'], path: string): string {
  switch (tab) {
    case 'memories':
      return pageField(path.replace(/^memories\./, ''));
    case 'pdf':
      return pdfField(path);
    case 'image':
      return galleryField(path);
    case 'smartQR':
      return smartField(path.replace(/^smartQR\./, ''));
    case 'phoneNumber':
      return path.replace(/^phoneNumber\b.*/, 'phone');
    case 'link':
      return path;
  }
}

function readLink(name: string, link: string): Reading {
  if (link.length > LIMITS.linkLength) return wrong('link', FORM_MESSAGES.linkInvalid);
  const problem = linkProblem(link);
  return problem === undefined ? { ok: true, body: { name, type: 'link', link } } : wrong('link', problem);
}

/** An empty number is valid: the body then has only the name. */
function readNumber(name: string, { phone, extension }: EditValues): Reading {
  if (phone.trim() === '') return { ok: true, body: { name } };
  const ext = extension.trim();
  if (ext !== '' && !/^\d+$/.test(ext)) return wrong('extension', FORM_MESSAGES.phoneInvalid);
  const reading = readPhone(phone);
  if ('problem' in reading) return wrong('phone', FORM_MESSAGES.phoneInvalid);
  if (ext.length > LIMITS.phone.extensionMax) return wrong('extension', FORM_MESSAGES.phoneInvalid);
  return {
    ok: true,
    body: { name, type: 'phoneNumber', phoneNumber: { ...reading.phone, ...(ext === '' ? {} : { ext }) } },
  };
}

function wrong(field: 'name' | 'link' | 'phone' | 'extension', message: string): Reading {
  return { ok: false, issues: [{ field, message }] };
}
