import { it } from 'vitest';
import { expectTranslated } from '../../translated.fixture.ts';
import { MISSING } from './index.ts';

it.each(['de', 'fr', 'es', 'ar'] as const)(
  'what stands for a missing page is translated into %s',
  (language) => expectTranslated(MISSING, language),
);
