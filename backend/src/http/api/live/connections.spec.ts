import { expect, it } from 'vitest';
import { Connections } from './connections.ts';

it('keeps 20 for a person, whose place is free again once one leaves', () => {
  const connections = new Connections();
  const entered = Array.from({ length: 21 }, () => connections.enter('ada'));
  expect(entered.filter(Boolean)).toHaveLength(20);
  expect(connections.enter('ben')).toBe(true);
  connections.leave('ada');
  expect([connections.enter('ada'), connections.enter('ada')]).toEqual([true, false]);
});

it('keeps 500 in all', () => {
  const connections = new Connections();
  const entered = Array.from({ length: 501 }, (_, person) => connections.enter(String(person)));
  expect(entered.filter(Boolean)).toHaveLength(500);
  connections.leave('3');
  expect(connections.enter('600')).toBe(true);
});
