import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Numbering } from './numbering.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 12 });

it('gives each text a number once, and finds it again', () => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 600 }), text, (texts, other) => {
      const numbering = new Numbering();
      const known = [...new Set(texts)];
      for (const each of texts) expect(numbering.of(each)).toBe(known.indexOf(each));
      expect(numbering.size).toBe(known.length);
      for (const [number, each] of known.entries()) {
        expect(numbering.find(each)).toBe(number);
        expect(numbering.text(number)).toBe(each);
        expect(numbering.beginningWith(Buffer.from(other))(number)).toBe(
          each.startsWith(other) || Buffer.from(each).indexOf(Buffer.from(other)) === 0,
        );
      }
      expect(numbering.text(known.length)).toBeUndefined();
      expect(numbering.text(-1)).toBeUndefined();
      expect(numbering.find(other)).toBe(known.includes(other) ? known.indexOf(other) : undefined);
    }),
  );
});

it('compares texts by code point', () => {
  fc.assert(
    fc.property(text, text, (one, other) => {
      const numbering = new Numbering();
      const numbers = [numbering.of(one), numbering.of(other)] as const;
      expect(Math.sign(numbering.compare(...numbers))).toBe(
        Buffer.compare(Buffer.from(one), Buffer.from(other)),
      );
    }),
  );
});

it.each([
  [0, false],
  [0, true],
  [2000, false],
  [2000, true],
])('finds the texts that contain another, behind %i hits, searched often: %s', (before, isSearched) => {
  const short = fc.stringMatching(/^[abé]{0,6}$/);
  fc.assert(
    fc.property(fc.array(short, { maxLength: 60 }), fc.stringMatching(/^[abé]{1,3}$/), (texts, part) => {
      const numbering = new Numbering({ isSearched });
      const known: string[] = [];
      for (const text of [
        ...Array.from({ length: before }, (_none, hit) => `${part}${hit}`),
        ...new Set(texts),
      ])
        if (numbering.of(text) === known.length) known.push(text);
      const found: number[] = [];
      numbering.containing(part, (number) => found.push(number));
      expect(found).toEqual([...known.keys()].filter((number) => known[number]?.includes(part)));
    }),
    { numRuns: before === 0 ? 200 : 20 },
  );
});
