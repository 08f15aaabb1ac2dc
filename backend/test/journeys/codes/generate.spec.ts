import { expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { onEveryComposition } from '../harness/journey.ts';

onEveryComposition('generating codes', (given) => {
  const generate = async (amount: number) =>
    (await given.admin()).browser.call(ROUTES.generateCodes, { body: { amount } });

  it('returns a CSV with a line for each code, and the list shows them at once', async () => {
    const startDate = new Date().toISOString();
    const { barcodeCSV, batchId, message } = await generate(3);

    expect(message).toBe('QR code generated successfully');
    const [head, ...lines] = barcodeCSV.trim().split('\n');
    expect(head).toBe('link,shortCode');
    expect(lines).toHaveLength(3);
    const { browser } = await given.admin();
    const { total, barCodes } = await browser.call(ROUTES.listCodes, { query: { startDate } });
    expect(total).toBe(3);
    expect(barCodes.map(({ link, shortCode }) => `${link},${shortCode}`).toSorted()).toEqual(
      lines.toSorted(),
    );
    for (const barcode of barCodes) {
      expect(barcode.shortCode).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
      expect(barcode).toMatchObject({
        link: `${given.product.publicUrl}/${barcode._id}`,
        batchId,
        approved: false,
        isActive: true,
        restricted: false,
        user: null,
        storedInfo: null,
        scanCount: 0,
      });
    }
  });

  it('makes a thousand different codes in one batch', async () => {
    const { barcodeCSV, batchId } = await generate(1000);

    const lines = barcodeCSV.trim().split('\n').slice(1);
    expect(new Set(lines).size).toBe(1000);
    const { browser } = await given.admin();
    const pages = [0, 200, 400, 600, 800].map((skip) =>
      browser.call(ROUTES.listCodes, { query: { limit: 200, skip } }),
    );
    const listed = (await Promise.all(pages)).flatMap(({ barCodes }) => barCodes);
    const own = listed.filter((barcode) => barcode.batchId === batchId);
    expect(new Set(own.map(({ _id }) => _id)).size).toBe(1000);

    const { barCodes } = await browser.call(ROUTES.listCodes, { query: { limit: 1000 } });
    expect(barCodes).toHaveLength(200);
    const answer = await browser.fetch('/admin-api/codes?range=[0,999]');
    expect(await answer.json()).toHaveLength(200);
    expect(answer.headers.get('content-range')).toMatch(/^codes 0-199\/\d{4,}$/);
  });

  it('keeps two simultaneous batches apart', async () => {
    const batches = await Promise.all([generate(20), generate(20)]);

    const { browser } = await given.admin();
    const { barCodes } = await browser.call(ROUTES.listCodes, { query: { limit: 40 } });
    for (const { batchId, barcodeCSV } of batches) {
      const own = barCodes.filter((barcode) => barcode.batchId === batchId);
      expect(own).toHaveLength(20);
      for (const { _id } of own) expect(barcodeCSV).toContain(_id);
    }
  });
});
