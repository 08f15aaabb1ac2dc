import { expect, it } from 'vitest';
import { composeFrame } from './compose-frame.ts';

const BUILT = '<!doctype html><html lang="en"><body><div id="root"></div></body>';

it('puts the frame before the root, out of the reach of keys and screen readers', () => {
  const page = composeFrame(BUILT, '<h1>$& Codes</h1>', 'ar');
  expect(page).toContain('<html lang="ar" dir="rtl">');
  expect(page).toContain(
    '<div id="first-frame" inert aria-hidden="true"><h1>$& Codes</h1></div><div id="root"></div>',
  );
});

it('leaves a built page without an empty root to others', () => {
  expect(composeFrame('<!doctype html>', '<h1>Codes</h1>', 'en')).toBeUndefined();
});
