import { type ColourName, colours, focus } from './tokens.ts';

/** The colours of the tokens that a theme of a page replaces. */
const NAMES = [
  'ink',
  'ink-soft',
  'paper',
  'surface',
  'sunken',
  'line',
  'line-control',
  'brand',
  'brand-strong',
  'on-brand',
] as const satisfies readonly ColourName[];
export type PageColours = Readonly<Record<(typeof NAMES)[number], string>>;

export interface PageTheme {
  readonly light: PageColours;
  readonly dark: PageColours;
}

const night: PageColours = {
  ink: '#eef0f4',
  'ink-soft': '#aab2c3',
  paper: '#0f1522',
  surface: '#182032',
  sunken: '#1d273b',
  line: '#283043',
  'line-control': '#737d94',
  brand: '#e7c583',
  'brand-strong': '#f1d8a6',
  'on-brand': '#231a06',
};

/** The themes of pages. `night` is dark on every screen. */
export const pageThemes = {
  paper: { light: colours.light, dark: colours.dark },
  slate: {
    light: {
      ink: '#1c2329',
      'ink-soft': '#56616b',
      paper: '#f1f3f5',
      surface: '#ffffff',
      sunken: '#e4e8ec',
      line: '#d6dce1',
      'line-control': '#7b858f',
      brand: '#2b5f9e',
      'brand-strong': '#234d80',
      'on-brand': '#ffffff',
    },
    dark: {
      ink: '#eaeef2',
      'ink-soft': '#a6b0ba',
      paper: '#12161b',
      surface: '#1c232b',
      sunken: '#232b34',
      line: '#2a323b',
      'line-control': '#74808c',
      brand: '#8fbcf0',
      'brand-strong': '#b3d2f5',
      'on-brand': '#0b1a2b',
    },
  },
  garden: {
    light: {
      ink: '#1b2a1d',
      'ink-soft': '#526052',
      paper: '#f1f5ec',
      surface: '#fcfdf9',
      sunken: '#e4ebdc',
      line: '#d5dfcc',
      'line-control': '#788775',
      brand: '#2f6b2c',
      'brand-strong': '#255523',
      'on-brand': '#ffffff',
    },
    dark: {
      ink: '#ecf3ea',
      'ink-soft': '#a8b6a5',
      paper: '#0f1610',
      surface: '#1a241a',
      sunken: '#212d21',
      line: '#2a372a',
      'line-control': '#728270',
      brand: '#8ccf87',
      'brand-strong': '#aadfa6',
      'on-brand': '#0a1f0a',
    },
  },
  night: { light: night, dark: night },
  plain: {
    light: {
      ink: '#111111',
      'ink-soft': '#595959',
      paper: '#ffffff',
      surface: '#ffffff',
      sunken: '#f2f2f2',
      line: '#e5e5e5',
      'line-control': '#7a7a7a',
      brand: '#0f6b4f',
      'brand-strong': '#0b543e',
      'on-brand': '#ffffff',
    },
    dark: {
      ink: '#f2f2f2',
      'ink-soft': '#adadad',
      paper: '#121212',
      surface: '#1a1a1a',
      sunken: '#222222',
      line: '#2e2e2e',
      'line-control': '#7d7d7d',
      brand: '#5ecfa6',
      'brand-strong': '#83dfbd',
      'on-brand': '#08211a',
    },
  },
} as const satisfies Record<string, PageTheme>;

export type PageThemeName = keyof typeof pageThemes;

/** Returns the custom properties of the tokens that show a theme, light or dark. */
export function themeProperties(
  theme: PageThemeName,
  scheme: keyof PageTheme,
): Record<`--qk-${string}`, string> {
  const palette: PageColours = pageThemes[theme][scheme];
  return {
    ...Object.fromEntries(NAMES.map((name) => [`--qk-${name}`, palette[name]])),
    '--qk-focus': `${focus.width}px solid ${palette.brand}`,
  };
}
