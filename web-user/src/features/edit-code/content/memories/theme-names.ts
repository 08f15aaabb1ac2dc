import type { PageTheme } from '@qlaim/backend/contract';

/** The name of each theme, in the order in which they are offered. */
export const THEME_NAMES: Readonly<Record<PageTheme, string>> = {
  paper: 'Paper',
  slate: 'Slate',
  garden: 'Garden',
  night: 'Night',
  plain: 'Plain',
};
