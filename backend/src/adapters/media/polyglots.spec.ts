import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { photo, zip } from './fixtures/images.fixture.ts';
import { type Opened, openForTest } from './fixtures/opened.fixture.ts';

const PAGE = '<html><script>alert(1)</script></html>';

const PDF = [
  '%PDF-1.4',
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj',
  'trailer<</Root 1 0 R>>',
  'startxref\n9\n%%EOF\n',
].join('\n');

describe('inspecting a file of two types', () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await openForTest();
  });
  afterAll(() => opened.dispose());

  it.each(['jpeg', 'png', 'webp', 'gif'] as const)('refuses a %s that is a ZIP too', async (format) => {
    const bytes = Buffer.concat([await photo(60, 40).toFormat(format).toBuffer(), zip()]);
    expect(await opened.inspect('zip', `image/${format}`, bytes)).toEqual({ reason: 'unsafe' });
  });

  it.each(['jpeg', 'png', 'webp', 'gif'] as const)('removes a page behind a %s', async (format) => {
    const key = `page/${format}`;
    const image = await photo(60, 40).toFormat(format).toBuffer();
    const facts = await opened.inspect(key, `image/${format}`, Buffer.concat([image, Buffer.from(PAGE)]));
    const clean = await opened.read(key);
    expect(facts).toMatchObject({ width: 60, height: 40, size: clean.length });
    expect(clean.toString('latin1')).not.toContain('script');
    expect(await sharp(clean).metadata()).toMatchObject({ format, width: 60, height: 40 });
  });

  it('removes a page in the metadata of an image', async () => {
    const bytes = await photo(60, 40)
      .withExif({ IFD0: { ImageDescription: PAGE } })
      .jpeg()
      .toBuffer();
    expect(await opened.inspect('comment', 'image/jpeg', bytes)).toMatchObject({ width: 60 });
    expect((await opened.read('comment')).toString('latin1')).not.toContain('script');
  });

  it('accepts a PDF', async () => {
    const facts = await opened.inspect('pdf', 'application/pdf', PDF);
    expect(facts).toEqual({ kind: 'pdf', contentType: 'application/pdf', size: PDF.length });
  });

  it.each([
    ['is a page too', PDF.replace('\n', `\n%${PAGE}\n`), 'unsafe'],
    ['has no end', PDF.slice(0, -20), 'broken'],
    ['follows a page', PAGE + PDF, 'type'],
    ['follows a blank', ` ${PDF}`, 'type'],
  ])('refuses a PDF that %s', async (_name, text, reason) => {
    expect(await opened.inspect('pdf', 'application/pdf', text)).toEqual({ reason });
  });

  it('refuses a PDF that is a ZIP too', async () => {
    const bytes = Buffer.concat([Buffer.from(PDF), zip()]);
    expect(await opened.inspect('pdf', 'application/pdf', bytes)).toEqual({ reason: 'unsafe' });
  });
});
