import { describe, it } from 'vitest';
import { LANGUAGES } from '../../contract/language.ts';
import { expectTranslated } from '../translated.fixture.ts';
import { ACCOUNT } from './index.ts';

describe.each(LANGUAGES.filter((language) => language !== 'en'))('the sign-in in %s', (language) => {
  it('translates every text', () => expectTranslated(ACCOUNT, language));
});
