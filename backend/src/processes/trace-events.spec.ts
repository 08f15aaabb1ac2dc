import { expect, it } from 'vitest';
import { newEvent } from '../testing/event-log.ts';
import { fakeTracing } from '../testing/tracing/fake-tracing.ts';
import { traceEvents } from './trace-events.ts';

const trace = `00-${'a1'.repeat(16)}-${'b2'.repeat(8)}-01`;
const traced = (minutesAgo: number) => ({
  ...newEvent(),
  at: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
  trace,
});

it('records a span in the trace of each event that has one', () => {
  const { tracing, spans } = fakeTracing();
  const event = traced(1);
  traceEvents(tracing, 'publish', 'producer', [newEvent(), event], Date.now(), { more: 1 });
  const attributes = { 'qlaim.event.id': event.id, 'qlaim.event.types': 'ThingHappened', more: 1 };
  expect(spans).toMatchObject([{ name: 'publish', kind: 'producer', from: trace, attributes }]);
});

it('adds nothing to the traces of a replay', () => {
  const { tracing, spans } = fakeTracing();
  traceEvents(tracing, 'publish', 'producer', [traced(61)], Date.now());
  expect(spans).toEqual([]);
});
