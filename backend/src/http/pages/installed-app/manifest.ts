import { allExtensions, FILE_RULES, typeOfName } from '../../../contract/content/files.ts';
import { INSTALLED_APP } from '../../../contract/device/installed-app.ts';
import { directionOf, type Language } from '../../../contract/language.ts';
import { APP_BASE } from '../../../contract/pages.ts';
import { MANIFEST_TEXTS } from '../../../texts/manifest/index.ts';

/** The light paper of the tokens. A manifest has no second palette. */
const PAPER = '#fbfaf6';

const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `${APP_BASE.public}${file}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The media types of pictures that a gallery or a page takes, and their extensions. */
function pictureKinds(): readonly string[] {
  const extensions = [FILE_RULES.pageImage, FILE_RULES.gallery].flatMap(allExtensions);
  const pictures = extensions.filter((extension) => typeOfName(`.${extension}`)?.startsWith('image/'));
  return [...new Set(pictures.flatMap((extension) => [typeOfName(`.${extension}`) ?? '', `.${extension}`]))];
}

/** Returns the web app manifest of the owner's app (W3C), in the language of its reader, with the name of the shop. */
export const manifestIn = (language: Language, name: string) => ({
  id: '/',
  name,
  short_name: name,
  description: MANIFEST_TEXTS[language].description,
  lang: language,
  dir: directionOf(language),
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: PAPER,
  background_color: PAPER,
  categories: ['lifestyle', 'utilities'],
  icons: [
    icon('icon', 192, 'any'),
    icon('icon', 512, 'any'),
    icon('icon-maskable', 192, 'maskable'),
    icon('icon-maskable', 512, 'maskable'),
  ],
  share_target: {
    action: INSTALLED_APP.share,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { files: [{ name: INSTALLED_APP.field, accept: pictureKinds() }] },
  },
});
