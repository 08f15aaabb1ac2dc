import { type PageThemeName, themeProperties } from '@qlaim/web-kit/page-themes';

/** The default, whose colours are those of the tokens. */
const DEFAULT: PageThemeName = 'paper';

/** Returns the style sheet of a theme: its colours replace those of the tokens on screens. Printed pages have none. */
export function themeStyle(theme: PageThemeName): string {
  if (theme === DEFAULT) return '';
  const dark = theme === 'night' ? 'color-scheme:dark;' : '';
  return [
    `@media screen{:root:not([data-theme]){${dark}${declarations(theme, 'light')}}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme]){${declarations(theme, 'dark')}}}`,
  ].join('');
}

const declarations = (...[theme, scheme]: Parameters<typeof themeProperties>): string =>
  Object.entries(themeProperties(theme, scheme))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
