import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast } from './testing/contrast.ts';
import { type ColourName, colours, type ThemeName } from './tokens.ts';
import { renderTokensCss } from './tokens-css.ts';

const themes: ThemeName[] = ['light', 'dark'];

/** Every pair of text and background colours in the styles. */
const texts: Record<string, ColourName[]> = {
  ink: ['paper', 'surface', 'sunken', 'brand-soft', 'accent-soft', 'ok-soft', 'note-soft', 'danger-soft'],
  'ink-soft': ['paper', 'surface', 'sunken', 'brand-soft'],
  brand: ['paper', 'surface', 'brand-soft'],
  'brand-strong': ['paper', 'surface'],
  danger: ['paper', 'surface', 'danger-soft'],
  ok: ['paper', 'surface', 'ok-soft'],
  note: ['paper', 'surface', 'note-soft'],
  'on-brand': ['brand', 'brand-strong'],
  'on-danger': ['danger', 'danger-strong'],
};

/** Edges, tracks and lines that identify a control or its state. */
const controls: Record<string, ColourName[]> = {
  'line-control': ['paper', 'surface', 'sunken'],
  brand: ['paper', 'surface', 'sunken', 'brand-soft'],
  danger: ['paper', 'surface'],
};

function pairs(table: Record<string, ColourName[]>): [ThemeName, ColourName, ColourName][] {
  return themes.flatMap((theme) =>
    Object.entries(table).flatMap(([front, grounds]) =>
      grounds.map((ground): [ThemeName, ColourName, ColourName] => [theme, front as ColourName, ground]),
    ),
  );
}

describe('tokens', () => {
  it('match the committed tokens.css', () => {
    expect(readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')).toBe(renderTokensCss());
  });

  it.each(pairs(texts))('%s: text in %s is readable on %s', (theme, front, ground) => {
    expect(contrast(colours[theme][front], colours[theme][ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(controls))('%s: a control in %s is visible on %s', (theme, front, ground) => {
    expect(contrast(colours[theme][front], colours[theme][ground])).toBeGreaterThanOrEqual(3);
  });
});
