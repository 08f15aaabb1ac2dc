import { type Barcode, InfoType } from '@qlaim/backend/contract';
import { formatE164 } from '@qlaim/backend/contract/phone';
import { z } from 'zod';
import { GalleryValues, galleryValuesOf } from './content/gallery/gallery-values.ts';
import { NEW_PAGE, PageValues, pageValuesOf } from './content/page/page-values.ts';
import { PdfValues, pdfValuesOf } from './content/pdf/pdf-values.ts';
import { NEW_SMART, SmartValues, smartValuesOf } from './content/smart-qr/smart-values.ts';

/** The input of all tabs of the editor. `phone` is in E.164 and may be incomplete. */
export const EditValues = z.object({
  tab: InfoType,
  name: z.string(),
  link: z.string(),
  phone: z.string(),
  extension: z.string(),
  // A draft of an earlier version has none of these.
  smart: SmartValues.default(NEW_SMART),
  memories: PageValues.default(NEW_PAGE),
  pdf: PdfValues.default({ files: [], link: '' }),
  image: GalleryValues.default({ files: [] }),
});
export type EditValues = z.infer<typeof EditValues>;

/** Returns the input of a form that shows a name and a content. */
export function valuesOf({ name, storedInfo }: Pick<Barcode, 'name' | 'storedInfo'>): EditValues {
  const empty: EditValues = {
    tab: storedInfo?.infoType ?? 'link',
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
