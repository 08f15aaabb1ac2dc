import { z } from 'zod';
import type { FileRule } from '../content/files.ts';
import { LIMITS } from '../limits.ts';
import { APP_BASE } from '../pages.ts';

/** The address of logos, which anybody may open. */
export const LOGOS = `${APP_BASE.public}logos/`;

/** The pictures that may be a logo. */
export const LOGO_RULE: FileRule = { extensions: ['png', 'jpeg', 'jpg', 'webp'], maxBytes: LIMITS.logoBytes };

/** The logo of a shop, as pages show it. */
export interface Logo {
  /** Path of its address. */
  readonly url: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** The name of a stored logo: an id, its pixels, and the ending of its type. */
const NAME = /^([0-9a-f-]{36})-([1-9]\d{0,3})x([1-9]\d{0,3})\.(png|jpg|webp)$/;

/** A stored logo, as forms name it. */
export const LogoName = z.string().regex(NAME, 'The logo is not known');

/** Returns the name of a stored logo. */
export const logoName = (id: string, width: number, height: number, extension: string): string =>
  `${id}-${width}x${height}.${extension}`;

/** Returns what pages show of a stored logo; undefined for another name. */
export function logoOf(name: string): Logo | undefined {
  const [, , width, height] = NAME.exec(name) ?? [];
  return width === undefined
    ? undefined
    : { url: `${LOGOS}${name}`, width: Number(width), height: Number(height) };
}

/** Returns the logo that serves: a domain with a name of its own does not inherit that of another shop. */
export const servingLogo = (
  own: { readonly name: string | null; readonly logo: string | null },
  inherited: { readonly logo: string | null },
): string | null => own.logo ?? (own.name === null ? inherited.logo : null);
