import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { onEveryComposition } from '../harness/journey.ts';

onEveryComposition('the image of a code', (given) => {
  let code: string;
  beforeAll(async () => {
    code = await given.newCode();
  });

  const ask = (query = '', accept = '*/*') =>
    given.browser().fetch(`/barcode/qrcode/${code}${query}`, { headers: { accept } });

  /** Reads a symbol as a scanner does. */
  async function read(image: ArrayBuffer): Promise<string> {
    const { data, info } = await sharp(Buffer.from(image), { density: 600 })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return decodeQR({ data, width: info.width, height: info.height });
  }

  it('is an SVG that leads to the code', async () => {
    const response = await ask();
    expect(response.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
    expect((await read(await response.arrayBuffer())).toLowerCase()).toBe(
      `${given.product.publicUrl}/${code}`.toLowerCase(),
    );
  });

  it.each([
    ['?format=png&size=512', '*/*', 512],
    ['', 'image/png', 1024],
  ])('is a PNG where it is asked for: "%s", %s', async (query, accept, size) => {
    const response = await ask(query, accept);
    expect(response.headers.get('content-type')).toBe('image/png');
    const image = await response.arrayBuffer();
    const { width = 0, height } = await sharp(Buffer.from(image)).metadata();
    expect(width).toBe(height);
    expect(width).toBeLessThanOrEqual(size);
    expect(width).toBeGreaterThan(size * 0.9);
    expect((await read(image)).toLowerCase()).toBe(`${given.product.publicUrl}/${code}`.toLowerCase());
  });

  it.each(['?format=gif', '?size=1', '?size=100000', '?size=big'])('is refused for %s', async (query) => {
    expect((await ask(query)).status).toBe(400);
  });

  it('is unknown for an unknown code', async () => {
    expect((await given.browser().fetch('/barcode/qrcode/0000000000')).status).toBe(404);
    expect((await given.browser().fetch('/barcode/qrcode/no%20thing')).status).toBe(400);
  });
});
