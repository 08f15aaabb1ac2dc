import { expect, it } from 'vitest';
import { Turns } from './turns.ts';

const work = (person: string, name: string, isShort = false) => ({ person, name, isShort });

it('go round by person, and take what somebody waits for in its order', () => {
  const turns = new Turns<ReturnType<typeof work>>();
  for (const name of ['1', '2', '3']) turns.add(work('a', name));
  turns.add(work('b', '1'));
  const order: string[] = [];
  const take = () => {
    const next = turns.next(() => true);
    if (next) order.push(next.person + next.name);
  };
  take();
  turns.add(work('c', '1'));
  for (let left = 5; left > 0; left -= 1) take();
  expect(order).toEqual(['a1', 'b1', 'a2', 'c1', 'a3']);
});

it('pass who waits for nothing that fits', () => {
  const turns = new Turns<ReturnType<typeof work>>();
  turns.add(work('a', 'long'));
  turns.add(work('b', 'long'));
  turns.add(work('b', 'short', true));
  const short = () => turns.next(({ isShort }) => isShort);
  expect(short()).toMatchObject({ person: 'b', name: 'short' });
  expect(short()).toBeUndefined();
  expect(turns.next(() => true)).toMatchObject({ person: 'a' });
});
