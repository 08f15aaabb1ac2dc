import encodeQR from 'qr';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plain } from './fixtures/images.fixture.ts';
import { type Opened, openForTest } from './fixtures/opened.fixture.ts';

let opened: Opened;
beforeAll(async () => {
  opened = await openForTest();
});
afterAll(() => opened.dispose());

const LINK = 'HTTPS://QLAIM.EXAMPLE/7K3M9P2QXT';
const symbol = (text: string, width = 300) =>
  sharp(Buffer.from(encodeQR(text, 'svg', { border: 4 }))).resize(width);

async function readAll(key: string, bytes: Buffer, contentType = 'image/png') {
  const looked = await opened.inspect(key, contentType, bytes, { symbols: true });
  return 'symbols' in looked ? looked.symbols : looked;
}

it('reads a symbol on a transparent ground', async () => {
  expect(await readAll('clear', await symbol(LINK).png().toBuffer())).toEqual([LINK]);
});

it('reads two symbols, and each text once', async () => {
  const [one, other] = [await symbol(LINK).png().toBuffer(), await symbol('other').png().toBuffer()];
  const sheet = await plain(1000, 400, '#ffffff')
    .composite([
      { input: one, left: 20, top: 40 },
      { input: other, left: 340, top: 40 },
      { input: one, left: 660, top: 40 },
    ])
    .jpeg()
    .toBuffer();
  const read = await readAll('sheet', sheet, 'image/jpeg');
  expect(read).toHaveLength(2);
  expect(read).toEqual(expect.arrayContaining([LINK, 'other']));
});

it('reads a symbol that is lost in the small form of a large picture', async () => {
  const small = await symbol(LINK, 66)
    .resize(66, 66, { kernel: 'nearest' })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer();
  const large = await plain(6000, 4000, '#888888')
    .composite([{ input: small, left: 3000, top: 2000 }])
    .png()
    .toBuffer();
  expect(await readAll('large', large)).toEqual([LINK]);
});

it('reads none where none is, and none where nobody asks', async () => {
  expect(await readAll('none', await plain(200, 200).png().toBuffer())).toEqual([]);
  const unasked = await opened.inspect('unasked', 'image/png', await symbol(LINK).png().toBuffer());
  expect(unasked).not.toHaveProperty('symbols');
});

it('refuses a broken file before it reads', async () => {
  const whole = await symbol(LINK).png().toBuffer();
  expect(await readAll('broken', whole.subarray(0, whole.length - 100))).toEqual({ reason: 'broken' });
});
