export interface Destination {
  infoType?: string | null | undefined;
  link?: string | null | undefined;
  /** As it should be read: '+1 213 373 4253'. */
  phoneNumber?: string | null | undefined;
  /** The title of a page. */
  title?: string | null | undefined;
}

/** Where a code leads, in words: 'Opens youtu.be/…', 'Calls +1 …', 'Page: In memory of Rosa'. */
export function describeDestination({ infoType, link, phoneNumber, title }: Destination): string {
  switch (infoType) {
    case 'link':
      return link ? `Opens ${shortLink(link)}` : 'Opens a link';
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

/** Host without www, and the path if it is short enough to be read; an ellipsis stands for a longer one. */
function shortLink(link: string): string {
  const bare = link
    .trim()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/$/, '');
  const [host = '', ...path] = bare.split(/(?=[/?#])/);
  const rest = path.join('');
  return rest.length > 10 ? `${host}/…` : bare;
}
