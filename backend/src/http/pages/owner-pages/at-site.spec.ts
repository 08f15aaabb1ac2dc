import { expect, it } from 'vitest';
import { shadesOf } from '../../../contract/domains/shades.ts';
import { PRODUCT_LOOK } from '../../../contract/domains/site-look.ts';
import { atSite } from './at-site.ts';

const BUILT =
  '<!doctype html><html lang="en"><head><link rel="icon" href="/a.svg" />\n<link rel="apple-touch-icon" href="/b.png" />\n<title>Qlaim</title></head><body><div id="root"></div><noscript>Qlaim needs JavaScript.</noscript></body></html>';

it('leaves the page as it was built where a domain has nothing of its own', () => {
  expect(atSite(BUILT, { ...PRODUCT_LOOK, legal: ['privacy', 'accessibility'] })).toBe(BUILT);
});

it('puts the look where the app finds it, and lets no name end an element', () => {
  const name = '</script><b>$& "Wool"';
  const page = atSite(BUILT, { ...PRODUCT_LOOK, name, shades: shadesOf('#7a1f3d'), legal: ['imprint'] });
  expect(page).toContain('<title>&lt;/script&gt;&lt;b&gt;$&amp; &quot;Wool&quot;</title>');
  expect(page).toContain('<noscript>&lt;/script&gt;');
  expect(page).toMatch(/<style>:root[^<]*--qk-brand:#7a1f3d/);
  const [, text = ''] = /id="site-look">(.*?)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(text)).toEqual({ name, legal: ['imprint'] });
  expect(page).toContain('href="/a.svg"');
});

it('names the icons of the shop, and no others', () => {
  const page = atSite(BUILT, { ...PRODUCT_LOOK, icon: '7a1f3d' });
  const icons = Array.from(
    page.matchAll(/<link rel="(?:icon|apple-touch-icon)"[^>]* href="([^"]*)"/g),
    ([, href]) => href,
  );
  expect(icons).toEqual(['/_public/icons/7a1f3d-favicon-32.png', '/_public/icons/7a1f3d-touch-icon-180.png']);
});
