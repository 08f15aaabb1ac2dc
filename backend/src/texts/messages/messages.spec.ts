import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../contract/language.ts';
import { LIMITS } from '../../contract/limits.ts';
import { FORM_MESSAGES } from '../../contract/messages.ts';
import { PRINT_MESSAGES } from '../../contract/print-messages.ts';
import { CONSOLE } from '../console/shell/index.ts';
import { SHELL } from '../owner/shell/index.ts';

const AREAS = [
  ['owners', SHELL],
  ['staff', CONSOLE],
] as const;
const TRANSLATED = LANGUAGES.filter((language) => language !== 'en').flatMap((language) =>
  AREAS.map(([whose, area]) => [whose, language, area] as const),
);

describe.each(TRANSLATED)('the messages for %s in %s', (_whose, language, area) => {
  it('are those of the contract, each in words of its own', async () => {
    const { messages } = (await area.first(language)).texts;
    const entries = Object.entries(messages);
    expect(entries.length).toBeGreaterThan(100);
    expect(entries.filter(([english, text]) => text === '' || english === text)).toEqual([]);
  });

  it('name the same limits as the English ones', async () => {
    const { messages } = (await area.first(language)).texts;
    const numbers = (text: string) => text.replace(/(?<=\d)[.,\s](?=\d{3})/g, '').match(/\d+/g);
    for (const [english, text] of Object.entries(messages))
      expect(numbers(text), english).toEqual(numbers(english));
  });
});

it('name the limits of the contract', () => {
  const { password, personNameLength, nameLength, smartConditions, print } = LIMITS;
  expect(FORM_MESSAGES.passwordShort).toContain(` ${password.min} `);
  expect(FORM_MESSAGES.passwordResetShort).toContain(` ${password.resetMin} `);
  expect(FORM_MESSAGES.passwordLong).toContain(` ${password.max} `);
  expect(FORM_MESSAGES.nameLong).toContain(` ${personNameLength} `);
  expect(FORM_MESSAGES.labelLong).toContain(` ${nameLength} `);
  expect(PRINT_MESSAGES.shift).toContain(` ${print.shift.min} to ${print.shift.max} `.replace('-', '−'));
  expect(PRINT_MESSAGES.logoLarge).toContain(` ${print.logoBytes / 1000} KB`);
  expect(FORM_MESSAGES.tooManyConditions).toContain(` ${smartConditions} `);
});
