import type { Browser } from 'playwright-core';
import type { FileToSend } from './setup.ts';

/** Draws files with the browser of the journeys: pictures in some colours, and a PDF of two pages. */
export async function drawFiles(
  browser: Browser,
  colours: readonly string[],
): Promise<{ pictures: readonly FileToSend[]; pdf: FileToSend }> {
  const page = await browser.newPage({ viewport: { width: 900, height: 600 } });
  const pictures: FileToSend[] = [];
  for (const colour of colours) {
    await page.setContent(`<body style="background:linear-gradient(${colour},black)">`);
    const bytes = Uint8Array.from(await page.screenshot({ type: 'jpeg' }));
    pictures.push({ name: `${colour}.jpg`, type: 'image/jpeg', bytes });
  }
  await page.setContent('<h1>Letters</h1><h1 style="break-before:page">The second page</h1>');
  const pdf = { name: 'Letters.pdf', type: 'application/pdf', bytes: Uint8Array.from(await page.pdf()) };
  await page.close();
  return { pictures, pdf };
}
