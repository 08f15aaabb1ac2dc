import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { faviconSvg } from './mark-svg.ts';

it('matches the committed favicon', () => {
  expect(readFileSync(new URL('../../public-assets/favicon.svg', import.meta.url), 'utf8')).toBe(
    faviconSvg(),
  );
});
