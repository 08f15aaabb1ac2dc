import { expect, it } from 'vitest';
import { compose } from './compose.ts';

const BUILT = '<!doctype html><html lang="en"><body><div id="root"></div></body>';

it('puts content and answers where the app looks for them, and lets no text end the element', () => {
  const data = JSON.stringify({ name: '</script><b>' });
  const page = compose(BUILT, { html: '<h1>$& Codes</h1>', data }, 'ar') ?? '';
  expect(page).toContain('<html lang="ar" dir="rtl">');
  expect(page).toContain('<div id="root"><h1>$& Codes</h1></div><script type="application/json"');
  const [, text = ''] = /id="first-answers">(.*?)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(text)).toEqual({ name: '</script><b>' });
});

it('leaves a built page without an empty root to others', () => {
  expect(compose('<!doctype html>', { html: '', data: '' }, 'en')).toBeUndefined();
});
