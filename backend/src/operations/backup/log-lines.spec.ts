import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepProcessCheckpoint } from '../../processes/checkpoints.ts';
import { newEvent, readAll } from '../../testing/event-log.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { fillInstallation, firstNameIn } from '../../testing/migration.ts';
import { readToEnd } from '../read-to-end.ts';
import { appendLines, type Counted, checkpointsIn, eventsOf } from './log-lines.ts';
import { asLines, fromLines } from './pieces.ts';
import { putLines, recordsOf } from './vault-lines.ts';

let source: Fixture;
let target: Fixture;
beforeEach(async () => {
  source = await openFixture();
  target = await openFixture();
});
afterEach(async () => {
  await source.close();
  await target.close();
});

const idsAfter = async ({ feed }: Fixture, position: string | 'start') => {
  const ids: string[] = [];
  for await (const events of readToEnd(feed, position)) ids.push(...events.map(({ id }) => id));
  return ids;
};

it('bring a log and a vault to other engines, and each process to its place', async () => {
  const userId = await fillInstallation(source, 30);
  const all = await Array.fromAsync(readToEnd(source.feed));
  const positions = all.flat().map(({ position }) => position);
  const [first = '', middle = '', last = ''] = [positions[0], positions[17], positions.at(-1)];
  for (const [name, position] of [
    ['first', first],
    ['middle', middle],
    ['last', last],
    ['none', '0'],
  ] as const)
    await keepProcessCheckpoint(source.vault, name, position);

  const counted: Counted = { events: 0, position: '', handled: {} };
  const events = eventsOf(source.feed, await checkpointsIn(source.vault), counted);
  const stored = await Array.fromAsync(asLines(events));
  const places = await appendLines(
    fromLines(Readable.from(stored)),
    { store: target.events, feed: target.feed },
    counted.handled,
  );
  await putLines(fromLines(asLines(recordsOf(source.vault))), target.vault);

  expect(counted).toMatchObject({ events: positions.length, position: last });
  expect(counted.handled).toEqual({ first: 1, middle: 18, last: positions.length, none: 0 });
  expect([...places.keys()].toSorted()).toEqual(['first', 'last', 'middle']);
  expect((await idsAfter(target, 'start')).toSorted()).toEqual((await idsAfter(source, 'start')).toSorted());
  for (const [name, position] of [
    ['first', first],
    ['middle', middle],
    ['last', last],
  ] as const)
    expect((await idsAfter(target, places.get(name) ?? 'start')).toSorted(), name).toEqual(
      (await idsAfter(source, position)).toSorted(),
    );
  expect(await firstNameIn(target, userId)).toBe('Ada');
});

it('bring the trace of the work that appended an event, and lines of before without one', async () => {
  const trace = `00-${'a1'.repeat(16)}-${'b2'.repeat(8)}-01`;
  const events = [newEvent(), { ...newEvent(), trace }];
  await source.events.append({ stream: 'code-A', expected: 'none', events });
  const stored = asLines(eventsOf(source.feed, new Map(), { events: 0, position: '', handled: {} }));
  await appendLines(fromLines(stored), { store: target.events, feed: target.feed }, {});
  expect((await readAll(target.events, 'code-A')).map((event) => event.trace)).toEqual([undefined, trace]);
});
