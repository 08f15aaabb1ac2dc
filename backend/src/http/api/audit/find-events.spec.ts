import { afterAll, beforeAll, expect, it } from 'vitest';
import { SYSTEM } from '../../../ports/event-store.ts';
import { type Fixture, openFixture } from '../../../testing/fixture.ts';
import { findEvents } from './find-events.ts';

const dayOf = (day: number) => `2026-03-${String(day).padStart(2, '0')}T10:00:00.000Z`;

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture();
  for (let day = 1; day <= 20; day += 1)
    await fixture.events.append({
      stream: `code-${day}`,
      expected: 'none',
      events: [
        {
          id: fixture.random.uuid(),
          type: 'CodeGenerated',
          version: 1,
          at: dayOf(day),
          actor: SYSTEM,
          data: { batchId: 'batch', index: day },
        },
      ],
    });
});
afterAll(() => fixture.close());

it('begins at the end of the time that is asked for, with or without help of the log', async () => {
  const search = { limit: 9, from: dayOf(4), to: dayOf(6) };
  const { until: _helped, ...alone } = fixture.feed;
  for (const feed of [fixture.feed, alone]) {
    const { found, next } = await findEvents({ log: fixture.log, feed }, search);
    expect(found.map(({ event }) => event.at)).toEqual([dayOf(6), dayOf(5), dayOf(4)]);
    expect(next).toBeNull();
  }
});

it('reads nothing that is later than its time', async () => {
  const asked: string[] = [];
  const back: typeof fixture.feed.back = (before, page) => {
    asked.push(before);
    return fixture.feed.back(before, page);
  };
  await findEvents({ log: fixture.log, feed: { ...fixture.feed, back } }, { limit: 9, to: dayOf(6) });
  const { events } = await fixture.feed.back(asked[0] ?? 'end', { limit: 99 });
  expect(events).toHaveLength(6);
});
