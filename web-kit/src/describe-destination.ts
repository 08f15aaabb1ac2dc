import { asciiLink } from '@qlaim/backend/contract/ascii-link';

export interface Destination {
  infoType?: string | null | undefined;
  link?: string | null | undefined;
  /** The number in its display format: '+1 213 373 4253'. */
  phoneNumber?: string | null | undefined;
  /** The page's title. */
  title?: string | null | undefined;
}

/**
 * Describes a code's destination: 'Opens youtu.be/dQw4w9WgXcQ', 'Calls +1 …', 'Page: In memory of Rosa'. `readable` returns
 * a link as its reader may see it.
 */
export function describeDestination(
  { infoType, link, phoneNumber, title }: Destination,
  readable: (link: string) => string = asciiLink,
): string {
  switch (infoType) {
    case 'link':
      return link ? `Opens ${shortLink(readable(link))}` : 'Opens a link';
    case 'phoneNumber':
      return phoneNumber ? `Calls ${phoneNumber}` : 'Calls a number';
    case 'memories':
      return title ? `Page: ${title}` : 'Shows a page';
    case 'pdf':
      return 'Opens a PDF';
    case 'image':
    case 'images':
      return 'Shows images and videos';
    case 'smartQR':
      return 'Opens a link that depends on the time of day';
    default:
      return 'Leads nowhere yet';
  }
}

/** Returns an address without scheme, www and a last slash. */
function shortLink(link: string): string {
  return link
    .trim()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/$/, '');
}
