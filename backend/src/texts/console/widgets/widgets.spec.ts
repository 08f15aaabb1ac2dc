import { it } from 'vitest';
import { expectTranslated } from '../../translated.fixture.ts';
import { WIDGETS } from './index.ts';

it.each(['de', 'fr', 'es', 'ar'] as const)(
  'the parts that many pages have are translated into %s',
  (language) => expectTranslated(WIDGETS, language),
);
