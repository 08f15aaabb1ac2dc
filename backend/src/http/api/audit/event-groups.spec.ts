import { expect, it } from 'vitest';
import { CATEGORIES } from '../../../domain/catalogue.ts';
import { eventGroups } from './event-groups.ts';
import { EVENT_TYPES } from './event-texts.ts';

it('every type of event is in one group, which has a title in words', () => {
  const groups = eventGroups();
  expect(groups.flatMap(({ types }) => types).toSorted()).toEqual(EVENT_TYPES);
  const names: readonly string[] = CATEGORIES.map(({ name }) => name);
  expect(groups.map(({ title }) => title).filter((title) => names.includes(title))).toEqual([]);
});
