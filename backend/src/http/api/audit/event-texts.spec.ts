import { expect, it } from 'vitest';
import { DEFINITIONS } from '../../../domain/catalogue.ts';
import { EVENT_TYPES, textOfEvent } from './event-texts.ts';

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
  [
    { type: 'TermsAccepted', data: { version: '2026-12-01', language: 'de' } },
    'The terms of 2026-12-01 were accepted, in the language de.',
  ],
  [
    {
      type: 'TermsAccepted',
      data: { version: '2026-12-01', language: 'de', domain: 'a.example', link: 'https://b.example/agb' },
    },
    'The terms of 2026-12-01 for a.example were accepted, in the language de. They stand at https://b.example/agb.',
  ],
])('$0.type is told from its data', (event, words) => {
  expect(textOfEvent(event, true, 'en')).toBe(words);
});

it.each([
  [['VIP'], true, 'The code got the tag “VIP”.'],
  [['VIP', 'spring'], true, 'The code got the tags “VIP”, “spring”.'],
  [['VIP'], false, 'The code got a tag.'],
  [['VIP', 'spring'], false, 'The code got 2 tags.'],
  ['[erased]', true, 'The code got tags.'],
])('tags %j are told to a reader with sight of names: %s', (tags, sees, words) => {
  expect(textOfEvent({ type: 'CodeTagged', data: { person: 'house', tags } }, sees, 'en')).toBe(words);
});

it.each([
  ['ViewShared', true, 'The view “VIP” of the codes was shared with colleagues.'],
  ['ViewShared', false, 'The view of the codes was shared with colleagues.'],
  ['SharedViewRenamed', true, 'A shared view of the codes was renamed to “VIP”.'],
  ['SharedViewRenamed', false, 'A shared view of the codes was renamed.'],
])('%s names the view to a reader with sight of names: %s', (type, sees, words) => {
  const data = { person: 'house', id: 'v', name: 'VIP', filter: {}, sort: null, sharedBy: 'ada' };
  expect(textOfEvent({ type, data }, sees, 'en')).toBe(words);
});

it('what is no event of ours has no words', () => {
  expect(() => textOfEvent({ type: 'Unheard', data: {} }, true, 'en')).toThrow('Unheard');
});
