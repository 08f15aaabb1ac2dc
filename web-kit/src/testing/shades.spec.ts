import { shadesOf } from '@qlaim/backend/contract/shades';
import { describe, expect, it } from 'vitest';
import { colours } from '../tokens.ts';
import { contrast } from './contrast.ts';

/** Hues all around, dark and bright ones, and the ends. */
const HUES = ['00', '33', '80', 'cc', 'ff'];
const COLOURS = HUES.flatMap((red) => HUES.flatMap((green) => HUES.map((blue) => `#${red}${green}${blue}`)));

describe.each(['light', 'dark'] as const)('the shades of a brand on %s pages', (scheme) => {
  const { paper, surface, sunken, ink } = colours[scheme];

  it('can be read wherever the colours of the product can, whatever the colour', () => {
    for (const colour of COLOURS) {
      const { brand, ...others } = shadesOf(colour)[scheme];
      const pairs: readonly (readonly [front: string, ground: string, least: number])[] = [
        [brand, paper, 4.5],
        [brand, surface, 4.5],
        [brand, others['brand-soft'], 4.5],
        [brand, sunken, 3],
        [others['brand-strong'], paper, 4.5],
        [others['brand-strong'], surface, 4.5],
        [others['on-brand'], brand, 4.5],
        [others['on-brand'], others['brand-strong'], 4.5],
        [ink, others['brand-soft'], 4.5],
      ];
      const poor = pairs.filter(([front, ground, least]) => contrast(front, ground) < least);
      expect({ colour, poor }).toEqual({ colour, poor: [] });
    }
  });
});

it('leaves a colour as it is where it can be read', () => {
  expect(shadesOf('#0f6b4f').light.brand).toBe('#0f6b4f');
  expect(shadesOf('#5ecfa6').dark.brand).toBe('#5ecfa6');
});
