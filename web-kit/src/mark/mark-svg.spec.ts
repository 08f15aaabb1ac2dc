import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { faviconSvg } from './mark-svg.ts';

it('matches the committed favicon', () => {
  const favicon = join(import.meta.dirname, '../../public-assets/favicon.svg');
  expect(readFileSync(favicon, 'utf8')).toBe(faviconSvg());
});
