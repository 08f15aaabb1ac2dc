import { expect, it } from 'vitest';
import { newEvents } from '../testing/event-log.ts';
import { openFixture } from '../testing/fixture.ts';
import { createPace } from './pace.ts';

it('says the share of the log, the events a second, and the time left', async () => {
  const { events, feed, close } = await openFixture();
  await events.append({ stream: 'thing-1', expected: 'none', events: newEvents(10) });
  const lines: string[] = [];
  const pace = await createPace(feed, (line) => lines.push(line), 0);
  pace.at('codes', { events: 2, position: '2' });
  pace.at('codes', { events: 5, position: '5' });
  expect(lines.at(-1)).toMatch(/^ {2}codes: 50 %, \d+ events\/s, \d+ (s|minutes) left$/);
  await close();
});

it('begins anew with each pass', async () => {
  const { feed, close } = await openFixture();
  const lines: string[] = [];
  const pace = await createPace(feed, (line) => lines.push(line));
  pace.at('codes', { events: 5, position: '0' });
  pace.at('users', { events: 1, position: '0' });
  expect(lines).toEqual([]);
  await close();
});
