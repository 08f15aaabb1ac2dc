import type { InfoType, StoredInfo } from '@qlaim/backend/contract';
import { shownLink } from '@qlaim/backend/contract/shown-link';
import { describeDestination, type IconName } from '@qlaim/web-kit';

type InfoOf<T extends InfoType = InfoType> = {
  [K in T]: Extract<StoredInfo, { infoType: K }> & { readonly infoType: K };
}[T];

interface ContentType<T extends InfoType> {
  /** The type label of a card. Specification section 2 gives those of images and of pages. */
  readonly label: string;
  readonly icon: IconName;
  /** Says in words where the code leads. */
  readonly destination: (info: InfoOf<T>) => string;
}

/** How the cards show each type of content. A new type is an entry here. */
const TYPES: { readonly [T in InfoType]: ContentType<T> } = {
  link: { label: 'Link', icon: 'link', destination: (info) => describeDestination(info, shownLink) },
  phoneNumber: {
    label: 'Phone call',
    icon: 'phone',
    destination: ({ infoType, shown }) => describeDestination({ infoType, phoneNumber: shown }),
  },
  memories: {
    label: 'Page',
    icon: 'page',
    destination: ({ infoType, memories: { title } }) => describeDestination({ infoType, title }),
  },
  pdf: { label: 'PDF', icon: 'file', destination: ({ infoType }) => describeDestination({ infoType }) },
  image: { label: 'Image/Videos', icon: 'image', destination: describeDestination },
  smartQR: { label: 'Smart QR', icon: 'clock', destination: describeDestination },
};

/** Returns where a code leads: 'Opens youtu.be/…', 'Calls +1 213 373 4253'. */
export const destinationOf = <T extends InfoType>(info: InfoOf<T> | null): string =>
  info === null ? describeDestination({}) : TYPES[info.infoType].destination(info);

/** Returns the label and the icon of a code's type. */
export const typeOf = (info: StoredInfo | null): { readonly label: string; readonly icon: IconName } =>
  info === null ? { label: 'Not set up', icon: 'edit' } : TYPES[info.infoType];
