/** The colours of a brand in one scheme, `#rrggbb`: what links and buttons have, when pressed, behind words, and words on it. */
interface Shades {
  readonly brand: string;
  readonly 'brand-strong': string;
  readonly 'brand-soft': string;
  readonly 'on-brand': string;
}

export interface BrandShades {
  readonly light: Shades;
  readonly dark: Shades;
}

type Rgb = readonly [red: number, green: number, blue: number];

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
/** Words on a bright brand: nearly black. */
const DARK_INK = '#08120e';

/** The darkest ground of light pages, and the brightest of dark ones, on which the colour has to be read. */
const GROUNDS = { light: '#fbfaf6', dark: '#18211d' } as const;

/** The contrast of words (WCAG 2.2, 1.4.3). */
const READABLE = 4.5;
const STEPS = 50;

/**
 * Returns the shades of a colour, `#rrggbb`. Each is the colour itself where that can be read, else the nearest that can: darker
 * on light pages, brighter on dark ones.
 */
export const shadesOf = (colour: string): BrandShades => ({
  light: shadesOn('light', rgbOf(colour)),
  dark: shadesOn('dark', rgbOf(colour)),
});

function shadesOn(scheme: keyof BrandShades, colour: Rgb): Shades {
  const towards = scheme === 'light' ? BLACK : WHITE;
  const ground = rgbOf(GROUNDS[scheme]);
  const soft = (brand: Rgb) => mix(ground, brand, scheme === 'light' ? 0.1 : 0.2);
  for (let step = 0; step < STEPS; step += 1) {
    const brand = mix(colour, towards, step / STEPS);
    const readable = contrast(brand, ground) >= READABLE && contrast(brand, soft(brand)) >= READABLE;
    if (readable) return shades(scheme, brand, towards, soft(brand));
  }
  return shades(scheme, towards, towards, soft(towards));
}

const shades = (scheme: keyof BrandShades, brand: Rgb, towards: Rgb, soft: Rgb): Shades => ({
  brand: textOf(brand),
  'brand-strong': textOf(mix(brand, towards, 0.25)),
  'brand-soft': textOf(soft),
  'on-brand': scheme === 'light' ? textOf(WHITE) : DARK_INK,
});

/** `share`: how much of the second colour, 0 to 1. */
const mix = (one: Rgb, other: Rgb, share: number): Rgb => [
  Math.round(one[0] + (other[0] - one[0]) * share),
  Math.round(one[1] + (other[1] - one[1]) * share),
  Math.round(one[2] + (other[2] - one[2]) * share),
];

const rgbOf = (colour: string): Rgb => {
  const channel = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
};

const textOf = (colour: Rgb): string =>
  `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

function contrast(one: Rgb, other: Rgb): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red / 255) + 0.7152 * linear(green / 255) + 0.0722 * linear(blue / 255);

const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
