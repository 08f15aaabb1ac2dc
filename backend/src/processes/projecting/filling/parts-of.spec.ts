import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { SCANS } from '../../../domain/scans/events.ts';
import type { FeedEvent } from '../../../ports/event-feed.ts';
import { SYSTEM } from '../../../ports/event-store.ts';
import { partsOf } from './parts-of.ts';

const event = (position: number, scans: number): FeedEvent => ({
  position: String(position),
  stream: SCANS.streamOf('0'),
  revision: position,
  id: randomUUID(),
  type: scans > 0 ? 'ScansRecorded' : 'ScansSuppressed',
  version: 2,
  at: '2026-11-27T00:00:00.000Z',
  actor: SYSTEM,
  data: { scans },
});

const shapeOf = (events: readonly FeedEvent[]) =>
  [...partsOf(events)].map((part) => [part.events.map(({ position }) => position), part.position]);

it('splits a batch behind each three thousand scans, and leaves the end of the last part to the batch', () => {
  const events = [event(1, 2000), event(2, 0), event(3, 2000), event(4, 2999), event(5, 1), event(6, 1)];
  expect(shapeOf(events)).toEqual([
    [['1', '2', '3'], '3'],
    [['4', '5'], '5'],
    [['6'], undefined],
  ]);
});

it('does not split behind the last event, nor a batch without events', () => {
  expect(shapeOf([event(1, 1), event(2, 20_000)])).toEqual([[['1', '2'], undefined]]);
  expect(shapeOf([])).toEqual([[[], undefined]]);
});
