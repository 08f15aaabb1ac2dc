/** The only definition of every visual value. scripts/write-tokens.ts generates tokens.css from it. */
export const colours = {
  light: {
    ink: '#16211d',
    'ink-soft': '#56615b',
    paper: '#fbfaf6',
    surface: '#ffffff',
    sunken: '#f3f1e9',
    line: '#e4e2d8',
    'line-control': '#838a84',
    brand: '#0f6b4f',
    'brand-strong': '#0b543e',
    'brand-soft': '#e3f0ea',
    'on-brand': '#ffffff',
    accent: '#e2a33b',
    'accent-soft': '#faeed7',
    danger: '#b3372f',
    'danger-strong': '#932a23',
    'danger-soft': '#fae9e6',
    'on-danger': '#ffffff',
    ok: '#1e7a46',
    'ok-soft': '#e4f2e8',
    note: '#2b5f9e',
    'note-soft': '#e6eef7',
    scrim: '#16211d80',
  },
  dark: {
    ink: '#eef3ef',
    'ink-soft': '#a9b5ae',
    paper: '#101613',
    surface: '#18211d',
    sunken: '#202b26',
    line: '#2b3631',
    'line-control': '#73827a',
    brand: '#5ecfa6',
    'brand-strong': '#83dfbd',
    'brand-soft': '#1b372d',
    'on-brand': '#08211a',
    accent: '#f0bd62',
    'accent-soft': '#3a2f1a',
    danger: '#f2938a',
    'danger-strong': '#f7aea7',
    'danger-soft': '#3d2220',
    'on-danger': '#2a0d0a',
    ok: '#74d49b',
    'ok-soft': '#1a3525',
    note: '#8fbcf0',
    'note-soft': '#1b2d42',
    scrim: '#060907b8',
  },
} as const satisfies Record<'light' | 'dark', Record<string, string>>;

export type ThemeName = keyof typeof colours;
export type ColourName = keyof (typeof colours)['light'];

/** Corner radii in pixels. */
export const radii = { card: 12, input: 8, full: 999 } as const;

/** Pixels. The CSS name of a space is its number of 4-pixel steps. */
export const spaces = [4, 8, 12, 16, 20, 24, 32, 40, 48, 64] as const;

/** Font sizes in pixels, each with its line height. */
export const type = {
  small: { size: 14, line: 1.45 },
  body: { size: 16, line: 1.5 },
  large: { size: 20, line: 1.35 },
  title: { size: 28, line: 1.2 },
  display: { size: 40, line: 1.1 },
} as const;

export const fonts = {
  text: '"Figtree Variable", "Figtree Fallback", system-ui, "Segoe UI", Roboto, "Helvetica Neue", sans-serif',
  serif: '"Iowan Old Style", "Palatino Linotype", Palatino, Charter, Georgia, "Times New Roman", serif',
  code: 'ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace',
} as const;

export const shadows: Record<ThemeName, string> = {
  light: '0 1px 2px #16211d0f, 0 8px 24px -8px #16211d24',
  dark: '0 1px 2px #00000066, 0 8px 24px -8px #00000099',
};

/** Milliseconds. Reduced motion turns them off. */
export const motions = { quick: 120, calm: 200 } as const;

/** The focus ring's width and offset in pixels. */
export const focus = { width: 3, offset: 2 } as const;

/** The smallest touch target, and the smallest width of a wide screen, in pixels. */
export const target = 44;
export const wide = 768;
