import { ERASED, type Erased } from '../../../domain/event.ts';
import type { StoredContent } from '../../../domain/qr-code/content/index.ts';
import { foldedLink } from './folded.ts';

/** Returns where a content leads, as searches hold it: a link, all links of a Smart QR, or the digits of a phone number. */
export function destinationOf(content: StoredContent | Erased | null): string {
  if (content === null || content === ERASED) return '';
  switch (content.infoType) {
    case 'link':
      return foldedLink(content.link);
    case 'phoneNumber': {
      const { countryCallingCode, nationalNumber } = content.phoneNumber;
      return `${countryCallingCode}${nationalNumber}`.replaceAll(/\D/g, '');
    }
    case 'smartQR': {
      const { conditions, defaultUrl } = content.smartQR;
      return [defaultUrl, ...conditions.map(({ url }) => url)].map(foldedLink).join(' ').trim();
    }
    default:
      return '';
  }
}
