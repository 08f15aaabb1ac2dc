import { allExtensions, FILE_RULES, typeOfName } from '../../../contract/content/files.ts';
import { INSTALLED_APP } from '../../../contract/device/installed-app.ts';
import { ICON_FILES, type IconFile, iconAddress } from '../../../contract/device/site-icons.ts';
import type { SiteLook } from '../../../contract/domains/site-look.ts';
import { directionOf, type Language } from '../../../contract/language.ts';
import { APP_BASE } from '../../../contract/pages.ts';
import { MANIFEST_TEXTS } from '../../../texts/manifest/index.ts';

/** The light paper of the tokens. A manifest has no second palette. */
const PAPER = '#fbfaf6';

const ICONS = [
  ['icon-192', 'any'],
  ['icon-512', 'any'],
  ['icon-maskable-192', 'maskable'],
  ['icon-maskable-512', 'maskable'],
] as const satisfies readonly (readonly [IconFile, string])[];

const iconsOf = ({ icon }: Pick<SiteLook, 'icon'>) =>
  ICONS.map(([file, purpose]) => {
    const { side } = ICON_FILES[file];
    return {
      src: icon === undefined ? `${APP_BASE.public}${file}.png` : iconAddress(icon, file),
      sizes: `${side}x${side}`,
      type: 'image/png',
      purpose,
    };
  });

/** The media types of pictures that a gallery or a page takes, and their extensions. */
function pictureKinds(): readonly string[] {
  const extensions = [FILE_RULES.pageImage, FILE_RULES.gallery].flatMap(allExtensions);
  const pictures = extensions.filter((extension) => typeOfName(`.${extension}`)?.startsWith('image/'));
  return [...new Set(pictures.flatMap((extension) => [typeOfName(`.${extension}`) ?? '', `.${extension}`]))];
}

/** Returns the web app manifest of the owner's app (W3C), in the language of its reader, with the name, the icons and the colour of the shop. */
export const manifestIn = (language: Language, look: SiteLook) => ({
  id: '/',
  name: look.name,
  short_name: look.name,
  description: MANIFEST_TEXTS[language].description,
  lang: language,
  dir: directionOf(language),
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: look.shades?.light.brand ?? PAPER,
  background_color: PAPER,
  categories: ['lifestyle', 'utilities'],
  icons: iconsOf(look),
  share_target: {
    action: INSTALLED_APP.share,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { files: [{ name: INSTALLED_APP.field, accept: pictureKinds() }] },
  },
});
