import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../contract/language.ts';
import { LIMITS } from '../../contract/limits.ts';
import { FORM_MESSAGES } from '../../contract/messages.ts';
import { textsOf } from '../texts-of.fixture.ts';
import { loadAccountTexts } from './index.ts';

const OTHERS = LANGUAGES.filter((language) => language !== 'en');

describe.each(OTHERS)('the texts in %s', (language) => {
  it('translate every text', async () => {
    const [english, translated] = [await loadAccountTexts('en'), await loadAccountTexts(language)];
    const before = new Map(textsOf(english.words));
    const after = textsOf(translated.words);
    expect(after.map(([key]) => key)).toEqual([...before.keys()]);
    expect(after.filter(([key, text]) => text === '' || before.get(key) === text)).toEqual([]);
  });

  it('translate every message of the contract', async () => {
    const { messages } = await loadAccountTexts(language);
    const entries = Object.entries(messages);
    expect(entries.length).toBeGreaterThan(30);
    expect(entries.filter(([english, text]) => text === '' || english === text)).toEqual([]);
  });

  it('name the limits of passwords and names as the English ones do', async () => {
    const { messages } = await loadAccountTexts(language);
    for (const [english, text] of Object.entries(messages)) {
      expect(text.match(/\d+/g), english).toEqual(english.match(/\d+/g));
    }
  });
});

it('names the limits of the contract in its messages', () => {
  const { password, personNameLength } = LIMITS;
  expect(FORM_MESSAGES.passwordShort).toContain(` ${password.min} `);
  expect(FORM_MESSAGES.passwordResetShort).toContain(` ${password.resetMin} `);
  expect(FORM_MESSAGES.passwordLong).toContain(` ${password.max} `);
  expect(FORM_MESSAGES.nameLong).toContain(` ${personNameLength} `);
});
