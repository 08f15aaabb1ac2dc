import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/contract/language.ts';
import { DEFINITIONS } from '../../src/domain/catalogue.ts';
import { textOfEvent } from '../../src/http/api/audit/event-texts.ts';
import { readSamples } from './corpus.ts';

const SAMPLES = readSamples();
const NEWEST = SAMPLES.filter(({ recorded }) => recorded.version === DEFINITIONS.get(recorded.type)?.version);
const OTHERS = LANGUAGES.filter((language) => language !== 'en');
/** Begins and ends what staff wrote. */
const QUOTES = /[“”„«»]/;

describe.each(OTHERS)('in %s', (language) => {
  it.each(NEWEST.map((sample) => [sample.file, sample] as const))(
    '%s is told in other words than in English, with the same numbers',
    (_file, { recorded: { type }, opened }) => {
      for (const sees of [true, false]) {
        const event = { type, data: opened };
        const [english, told] = [textOfEvent(event, sees, 'en'), textOfEvent(event, sees, language)];
        expect(told).not.toBe(english);
        expect(told).not.toMatch(/undefined|NaN|\[object/);
        expect(told).toMatch(/\.$/);
        expect(QUOTES.test(told)).toBe(QUOTES.test(english));
      }
    },
  );
});
