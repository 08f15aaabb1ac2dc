import type { PageTheme } from '@qlaim/backend/contract';
import { useMediaQuery } from '@qlaim/web-kit';
import { themeProperties } from '@qlaim/web-kit/page-themes';

/** Returns the style that shows a theme as this screen would: light or dark. */
export function useThemeStyle(theme: PageTheme) {
  const dark = useMediaQuery('(prefers-color-scheme: dark)');
  return themeProperties(theme, dark ? 'dark' : 'light');
}
