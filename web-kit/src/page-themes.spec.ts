import { describe, expect, it } from 'vitest';
import { type PageColours, type PageThemeName, pageThemes, themeProperties } from './page-themes.ts';
import { contrast } from './testing/contrast.ts';

type Pair = readonly [front: keyof PageColours, ground: keyof PageColours, atLeast: number];

/** Every pair of colours on a page, with the contrast that WCAG asks for. */
const PAIRS: readonly Pair[] = [
  ['ink', 'paper', 7],
  ['ink', 'surface', 7],
  ['ink-soft', 'paper', 4.5],
  ['ink-soft', 'surface', 4.5],
  ['brand', 'paper', 4.5],
  ['brand', 'surface', 4.5],
  ['on-brand', 'brand', 4.5],
  ['on-brand', 'brand-strong', 4.5],
  ['line-control', 'paper', 3],
  ['line-control', 'surface', 3],
];

const names = Object.keys(pageThemes).filter((name): name is PageThemeName => name in pageThemes);

describe.each(names)('the theme %s', (name) => {
  it.each(['light', 'dark'] as const)('is readable when %s', (scheme) => {
    const palette: PageColours = pageThemes[name][scheme];
    const faint = PAIRS.filter(([front, ground, least]) => contrast(palette[front], palette[ground]) < least);
    expect(faint).toEqual([]);
  });

  it('replaces colours of the tokens', () => {
    const properties = themeProperties(name, 'light');
    expect(properties['--qk-paper']).toBe(pageThemes[name].light.paper);
    expect(properties['--qk-focus']).toBe(`3px solid ${pageThemes[name].light.brand}`);
  });
});

it('night is dark on every screen', () => {
  expect(themeProperties('night', 'light')).toEqual(themeProperties('night', 'dark'));
});
