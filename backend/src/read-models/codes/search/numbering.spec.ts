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
