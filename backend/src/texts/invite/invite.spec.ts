import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../contract/language.ts';
import { Role } from '../../contract/schemas/user.ts';
import { ROLE_WORDS } from '../roles/index.ts';
import { textsOf } from '../texts-of.fixture.ts';
import { INVITE_TEXTS } from './index.ts';

const english = new Map(textsOf(INVITE_TEXTS.en));
/** German has these words from English. */
const SHARED_WORDS: ReadonlySet<Role> = new Set(['manager', 'support']);

describe.each(LANGUAGES.filter((language) => language !== 'en'))(
  'the page of an invitation in %s',
  (language) => {
    it('translates every text', () => {
      const texts = textsOf(INVITE_TEXTS[language]);
      expect(texts.map(([path]) => path)).toEqual([...english.keys()]);
      expect(texts.filter(([path, text]) => text === english.get(path))).toEqual([]);
    });

    it('names every role, most in words of its own', () => {
      const same = Role.options.filter((role) => ROLE_WORDS[language][role] === ROLE_WORDS.en[role]);
      expect(same.filter((role) => !SHARED_WORDS.has(role))).toEqual([]);
    });
  },
);
