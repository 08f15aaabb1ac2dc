import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../contract/language.ts';
import { KIT_ENGLISH } from '../../kit/index.ts';
import { textsOf } from '../../texts-of.fixture.ts';
import { SHELL } from './index.ts';

const english = async () => ({ words: (await SHELL.first('en')).texts.words, kit: KIT_ENGLISH });

describe.each(LANGUAGES.filter((language) => language !== 'en'))(
  'what all screens share in %s',
  (language) => {
    it('is translated, the words of components included', async () => {
      const { words, kit = KIT_ENGLISH } = (await SHELL.first(language)).texts;
      const before = new Map(textsOf(await english()));
      const after = textsOf({ words, kit });
      expect(after.map(([path]) => path)).toEqual([...before.keys()]);
      const same = after.filter(([path, text]) => text === '' || text === before.get(path));
      expect(same.map(([path]) => path)).toEqual(language === 'es' ? ['kit.no'] : []);
    });
  },
);
