import escapeHtml from 'escape-html';
import { PAGE_IDS } from '../../../contract/app-page.ts';
import { iconAddress } from '../../../contract/device/site-icons.ts';
import { brandStyle } from '../../../contract/domains/brand-style.ts';
import { PRODUCT_NAME, type SiteLook } from '../../../contract/domains/site-look.ts';
import { ALWAYS_PUBLISHED } from '../../../contract/legal/legal-page.ts';

/** Whether a domain has nothing of its own, so that the built page serves. */
export const isPlain = ({ name, icon, legal, storefront }: SiteLook): boolean =>
  name === PRODUCT_NAME &&
  icon === undefined &&
  storefront === undefined &&
  legal.every((page) => ALWAYS_PUBLISHED.includes(page));

/** Returns a built page of the owner's app as it looks at a domain: its colours as a style, and the rest for the app. */
export function atSite(built: string, look: SiteLook): string {
  if (isPlain(look)) return built;
  const { shades: _shades, icon, ...known } = look;
  const style = brandStyle(look);
  const data = JSON.stringify(known).replaceAll('<', '\\u003c');
  const head = `${style && `<style>${style}</style>`}<script type="application/json" id="${PAGE_IDS.look}">${data}</script></head>`;
  const name = escapeHtml(look.name);
  return withIcons(built, icon)
    .replace(`<title>${PRODUCT_NAME}</title>`, () => `<title>${name}</title>`)
    .replace(`<noscript>${PRODUCT_NAME} `, () => `<noscript>${name} `)
    .replace('</head>', () => head);
}

/** The built page names the icons of the product, which are files of the build. */
const BUILT_ICONS = /<link rel="(?:icon|apple-touch-icon)"[^>]*>\s*/g;

function withIcons(built: string, icon: string | undefined): string {
  if (icon === undefined) return built;
  const links = [
    `<link rel="icon" type="image/png" href="${iconAddress(icon, 'favicon-32')}">`,
    `<link rel="apple-touch-icon" href="${iconAddress(icon, 'touch-icon-180')}">`,
  ];
  return built.replace(BUILT_ICONS, '').replace('</head>', () => `${links.join('')}</head>`);
}
