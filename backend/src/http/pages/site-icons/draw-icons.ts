import { typeOfName } from '../../../contract/content/files.ts';
import { ICON_FILES, type IconFile } from '../../../contract/device/site-icons.ts';
import { LOGOS } from '../../../contract/domains/logo.ts';
import type { SiteLook } from '../../../contract/domains/site-look.ts';
import { keyOfLogo } from '../../../domain/domain-settings/logo-keys.ts';
import type { Media } from '../../../ports/media.ts';
import { markIcon } from './mark-icon.ts';

type Icons = ReadonlyMap<IconFile, Buffer>;

export const ICON_NAMES = Object.keys(ICON_FILES).filter((file): file is IconFile => file in ICON_FILES);
const TILES = ICON_NAMES.map((file) => ICON_FILES[file]);

/** Milliseconds before icons are drawn again that could not be drawn. */
const AGAIN_MS = 60_000;

/**
 * Returns what draws the icons of a shop: all of them once, when the first is asked for. Undefined for a shop with those of the
 * product, for a logo that is gone, and for a minute after they could not be drawn.
 */
export function iconsOf(
  { logo, shades }: Pick<SiteLook, 'logo' | 'shades'>,
  media: Pick<Media, 'icons'>,
  onFailed: (error: unknown) => void,
): (file: IconFile) => Promise<Buffer | undefined> {
  async function draw(): Promise<Icons> {
    if (logo) {
      const name = logo.url.slice(LOGOS.length);
      const made = await media.icons({ key: keyOfLogo(name), contentType: typeOfName(name) ?? '' }, TILES);
      return byFile('reason' in made ? [] : made);
    }
    return byFile(shades ? await Promise.all(TILES.map((tile) => markIcon(shades, tile))) : []);
  }

  let drawn: Promise<Icons> | undefined;
  return async (file) => {
    drawn ??= draw().catch((error: unknown) => {
      onFailed(error);
      setTimeout(() => {
        drawn = undefined;
      }, AGAIN_MS).unref();
      return byFile([]);
    });
    return (await drawn).get(file);
  };
}

function byFile(icons: readonly Buffer[]): Icons {
  const named = new Map<IconFile, Buffer>();
  for (const [place, file] of ICON_NAMES.entries()) {
    const icon = icons[place];
    if (icon) named.set(file, icon);
  }
  return named;
}
