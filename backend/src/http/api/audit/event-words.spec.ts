import { expect, it } from 'vitest';
import { DEFINITIONS } from '../../../domain/catalogue.ts';
import { EVENT_TYPES, inWords } from './event-words.ts';

it('every event of the catalogue has words, and nothing else has', () => {
  expect(EVENT_TYPES).toEqual([...DEFINITIONS.keys()].toSorted());
});

it.each([
  [{ type: 'CodeApproved', data: {} }, 'The code was approved.'],
  [{ type: 'BatchGenerated', data: { batchId: 'b', codes: ['A'] } }, 'A batch of 1 code was generated.'],
  [
    { type: 'RoleChanged', data: { role: 'auditor', seesNames: true } },
    'The person was made an auditor who sees names.',
  ],
  [{ type: 'CodeNamed', data: { person: 'ada', name: '[erased]' } }, 'The code was named.'],
])('$0.type is told from its data', (event, words) => {
  expect(inWords(event)).toBe(words);
});

it('what is no event of ours has no words', () => {
  expect(() => inWords({ type: 'Unheard', data: {} })).toThrow('Unheard');
});
