import { expect, it } from 'vitest';
import { CATEGORIES } from '../../../domain/catalogue.ts';
import { AUDIT } from '../../../texts/console/audit/index.ts';
import { eventGroups } from './event-groups.ts';
import { EVENT_TYPES } from './event-texts.ts';

it('every type of event is in one group, which has a title in words', () => {
  const groups = eventGroups();
  expect(groups.flatMap(({ types }) => types).toSorted()).toEqual(EVENT_TYPES);
  const names: readonly string[] = CATEGORIES.map(({ name }) => name);
  expect(groups.map(({ title }) => title).filter((title) => names.includes(title))).toEqual([]);
});

it('the console has a title for every type and every group', async () => {
  const { texts } = await AUDIT.first('en');
  expect(Object.keys(texts.titles).toSorted()).toEqual(EVENT_TYPES);
  const groups = eventGroups().map(({ title }) => title);
  expect(Object.entries(texts.groups)).toEqual(expect.arrayContaining(groups.map((title) => [title, title])));
  expect(Object.keys(texts.groups)).toHaveLength(groups.length);
});
