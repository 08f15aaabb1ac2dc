import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import encodeQR from 'qr';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { readSymbols } from './read-symbols.ts';

const TEXT = 'https://qlaim.example/ABCD1234';
let picture: Buffer;
beforeAll(async () => {
  const svg = encodeQR(TEXT, 'svg', { border: 2, scale: 8 });
  picture = await sharp(Buffer.from(svg)).flatten({ background: '#fff' }).png().toBuffer();
});

const read = async () => (await readSymbols(picture, { formats: ['QRCode'] })).map(({ text }) => text);

/** Bytes outside the heap that something still refers to. */
async function bytesInUse(): Promise<number> {
  setFlagsFromString('--expose-gc');
  for (let time = 0; time < 3; time += 1) {
    runInNewContext('gc')();
    await turn();
  }
  return process.memoryUsage().arrayBuffers;
}

it('gives the text of a symbol', async () => {
  expect(await read()).toEqual([TEXT]);
});

it('keeps nothing of what it has read', async () => {
  await read();
  const before = await bytesInUse();
  for (let time = 0; time < 1_000; time += 1) await read();
  expect((await bytesInUse()) - before).toBeLessThan(200_000);
});
