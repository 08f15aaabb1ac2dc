/** Draws public-assets/ from the mark with Chromium. QLAIM_CHROMIUM overrides the path /usr/bin/chromium. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';
import { faviconSvg, markSvg } from '../src/mark/mark-svg.ts';
import { colours } from '../src/tokens.ts';
import { socialPage } from './social-page.ts';

const { light, dark } = colours;
const ON_GREEN = { line: '#ffffff', eye: '#ffffff', tail: dark.accent };
const target = (name: string) => new URL(`../public-assets/${name}`, import.meta.url);
const font = createRequire(import.meta.url).resolve(
  '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
);

writeFileSync(target('favicon.svg'), faviconSvg());

const browser = await chromium.launch({
  executablePath: process.env['QLAIM_CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--force-color-profile=srgb'],
});

async function draw(name: string, width: number, height: number, html: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(
    `<style>*{margin:0;box-sizing:border-box}body{display:grid;place-items:center;height:100vh}</style>${html}`,
  );
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: target(name).pathname, omitBackground: true });
  await page.close();
}

try {
  await draw('favicon-32.png', 32, 32, markSvg({ line: light.brand, eye: light.ink }, 32));
  const touched = markSvg(ON_GREEN, 120);
  await draw('touch-icon-180.png', 180, 180, `<body style="background:${light.brand}">${touched}</body>`);
  for (const size of [192, 512]) {
    const drawn = (share: number) => markSvg(ON_GREEN, Math.round(size * share));
    const tile = `<div style="display:grid;place-items:center;width:100%;height:100%;border-radius:22%;background:${light.brand}">${drawn(2 / 3)}</div>`;
    await draw(`icon-${size}.png`, size, size, tile);
    // A launcher may cut everything off but a circle of four fifths of the width.
    const whole = `<body style="background:${light.brand}">${drawn(0.48)}</body>`;
    await draw(`icon-maskable-${size}.png`, size, size, whole);
  }
  await draw('social-1200x630.png', 1200, 630, socialPage(readFileSync(font).toString('base64')));
} finally {
  await browser.close();
}
