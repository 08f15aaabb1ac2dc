import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fontkit from '@cantoo/fontkit';
import { PDFDocument } from '@cantoo/pdf-lib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nameLine } from './lines.ts';

const { resolve } = createRequire(import.meta.url);

async function charactersOf(part: string): Promise<number[]> {
  const document = await PDFDocument.create();
  document.registerFontkit(fontkit);
  const file = resolve(`@fontsource/courier-prime/files/courier-prime-${part}-700-normal.woff`);
  return (await document.embedFont(readFileSync(file))).getCharacterSet();
}

it('has no character that the fonts of a file lack', async () => {
  const known = new Set((await Promise.all(['latin', 'latin-ext'].map(charactersOf))).flat());
  for (let code = 32; code < 0x3000; code += 1) {
    const { text } = nameLine(String.fromCodePoint(code), 3, 30);
    for (const one of text) expect(known, one).toContain(one.codePointAt(0));
  }
});

it.each([
  ['Guitar cases', 'Guitar cases'],
  ['Łódź, žluťoučký, Ağrı', 'Łódź, žluťoučký, Ağrı'],
  ['Ποτήρια 🎸', '??????? ?'],
])('prints %s as %s', (name, expected) => {
  expect(nameLine(name, 3, 100)).toEqual({ text: expected, size: 3 });
});

it('shrinks a name, and then cuts it, so that it is no wider than its place', () => {
  expect(nameLine('Twelve chars', 3, 18).size).toBeCloseTo(2.5);
  const cut = nameLine('A name of more than twelve', 3, 18);
  expect(cut.text).toBe('A name of mor…');
  expect(cut.size).toBeCloseTo(2.1);
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, maxLength: 120 }),
      fc.double({ min: 5, max: 100, noNaN: true }),
      (name, width) => {
        const { text, size } = nameLine(name, 3, width);
        expect([...text].length * size * 0.6).toBeLessThanOrEqual(width + 1e-6);
      },
    ),
  );
});
