import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Signatures } from './signatures.ts';

const bytes = (most: number) => fc.uint8Array({ max: most, minLength: 1, maxLength: 6 });

it.each([20, 31, 32, 255])(
  'has each needle in the signatures of the texts with it, of bytes up to %i',
  (most) => {
    fc.assert(
      fc.property(fc.array(bytes(most), { maxLength: 40 }), bytes(most), (texts, needle) => {
        const signatures = new Signatures();
        for (const text of texts) signatures.push(text);
        const signature = signatures.of(needle);
        const fits = texts.map((_text, place) => ((signatures.values[place] ?? 0) & signature) === signature);
        const contains = texts.map((text) => Buffer.from(text).includes(needle));
        // Without the needle, a text may fit unless signatures tell.
        const isSure = signatures.tells(needle);
        expect(fits).toEqual(contains.map((has, place) => has || (!isSure && fits[place])));
      }),
    );
  },
);

it('tells all of one byte while it shares its bit with none', () => {
  const signatures = new Signatures();
  for (let byte = 0; byte < 32; byte += 1) signatures.push(Uint8Array.of(byte));
  const told = (...needle: readonly number[]) => signatures.tells(Uint8Array.from(needle));
  expect([told(0), told(31), told(32), told(0, 1)]).toEqual([true, true, false, false]);
  signatures.push(Uint8Array.of(32));
  expect([told(0), told(30), told(31), told(32)]).toEqual([true, true, false, false]);
});
