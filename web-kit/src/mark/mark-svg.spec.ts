import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { faviconSvg } from './mark-svg.ts';

it('is drawn once: the committed favicon is the mark', () => {
  const favicon = join(import.meta.dirname, '../../public-assets/favicon.svg');
  expect(readFileSync(favicon, 'utf8')).toBe(faviconSvg());
});
