import { APP_BASE } from '../pages.ts';

/**
 * The icons of a shop, by name: the side in pixels, the part of it that the logo or the mark takes, and what is behind. A launcher
 * may cut everything off but a circle of four fifths of a maskable one.
 */
export const ICON_FILES = {
  'favicon-32': { side: 32, inside: 1, ground: 'none' },
  'touch-icon-180': { side: 180, inside: 0.72, ground: 'whole' },
  'icon-192': { side: 192, inside: 0.72, ground: 'tile' },
  'icon-512': { side: 512, inside: 0.72, ground: 'tile' },
  'icon-maskable-192': { side: 192, inside: 0.56, ground: 'whole' },
  'icon-maskable-512': { side: 512, inside: 0.56, ground: 'whole' },
} as const;
export type IconFile = keyof typeof ICON_FILES;

/** The address of the icons of shops, which anybody may open. */
export const SITE_ICONS = `${APP_BASE.public}icons/`;

/** Returns what names the icons of a domain: the id of its logo, else the digits of its colour; undefined for the product's. */
export const iconOf = (logo: string | null, colour: string | null): string | undefined =>
  logo === null ? colour?.slice(1) : logo.slice(0, ID_LENGTH);

const ID_LENGTH = '0199a3c0-7d1e-7abc-8def-0123456789ab'.length;

/** Returns the path of an icon. Others have another one, so that it may be kept for ever. */
export const iconAddress = (icon: string, file: IconFile): string => `${SITE_ICONS}${icon}-${file}.png`;
