import { colours, fonts, motions, radii, type ThemeName, type } from '@qlaim/web-kit/tokens';
import type { RaThemeOptions } from 'react-admin';

/** Pixels per step of `sx` spacing. */
const SPACING = 4;

const rem = (pixels: number) => `${pixels / 16}rem`;
const scale = ({ size, line }: { size: number; line: number }) => ({ fontSize: rem(size), lineHeight: line });

function palette(mode: ThemeName): NonNullable<RaThemeOptions['palette']> {
  const colour = colours[mode];
  return {
    mode,
    primary: { main: colour.brand, dark: colour['brand-strong'], contrastText: colour['on-brand'] },
    secondary: { main: colour.brand, contrastText: colour['on-brand'] },
    error: { main: colour.danger, dark: colour['danger-strong'], contrastText: colour['on-danger'] },
    success: { main: colour.ok },
    info: { main: colour.note },
    warning: { main: colour.accent },
    text: { primary: colour.ink, secondary: colour['ink-soft'] },
    background: { default: colour.paper, paper: colour.surface },
    divider: colour.line,
  };
}

/** The MUI theme in the product's values, so that react-admin's pages match the other apps. */
export const themeOf = (mode: ThemeName): RaThemeOptions => ({
  palette: palette(mode),
  spacing: SPACING,
  shape: { borderRadius: radii.input },
  typography: {
    fontFamily: fonts.text,
    body1: scale(type.body),
    body2: scale(type.small),
    h1: { ...scale(type.title), fontWeight: 650 },
    h2: { ...scale(type.large), fontWeight: 650 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  transitions: { duration: { shortest: motions.quick, short: motions.quick, standard: motions.calm } },
});

export const lightTheme = themeOf('light');
export const darkTheme = themeOf('dark');
