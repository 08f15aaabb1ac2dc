import { Readable } from 'node:stream';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asLines, fromLines } from './backup/pieces.ts';
import { linesOf } from './lines-of.ts';

const SEPARATORS = ['\n', '\r', '\r\n', '\u2028', '\u2029', '\u0085', '\v', '\f'];
const text = fc
  .array(fc.oneof(fc.constantFrom(...SEPARATORS), fc.string({ unit: 'grapheme' })))
  .map((parts) => parts.join(''));

/** The bytes in chunks of `size`, which cut characters. */
async function* chunksOf(whole: string, size: number): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(whole);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

it('splits at line feeds alone, wherever chunks end', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(text, { minLength: 1 }),
      fc.integer({ min: 1, max: 9 }),
      async (texts, size) => {
        const lines = texts.map((each) => each.replaceAll('\n', ''));
        const read = await Array.fromAsync(linesOf(chunksOf(`${lines.join('\n')}\n`, size)));
        expect(read).toEqual(lines);
      },
    ),
  );
});

it('takes a last line without an end', async () => {
  expect(await Array.fromAsync(linesOf(chunksOf('a\n\nb', 2)))).toEqual(['a', '', 'b']);
  expect(await Array.fromAsync(linesOf(chunksOf('', 1)))).toEqual([]);
});

it('refuses bytes that have no lines, before they fill the memory', async () => {
  const megabyte = Buffer.alloc(1024 * 1024, 'a');
  const endless = (async function* () {
    for (;;) yield megabyte;
  })();
  await expect(linesOf(endless).next()).rejects.toThrow(RangeError);
});

it('brings back the values of a back-up, whatever is in their texts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(text), async (texts) => {
      const values = texts.map((each) => ({ text: each }));
      const stored = asLines(Readable.from(values));
      expect(await Array.fromAsync(fromLines(stored))).toEqual(values);
    }),
  );
});
