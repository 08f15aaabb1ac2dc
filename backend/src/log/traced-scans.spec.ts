import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Fixture, openFixture } from '../testing/fixture.ts';
import { fakeTracing } from '../testing/tracing/fake-tracing.ts';
import { ScanJournal } from './scan-journal.ts';

const logger = pino({ level: 'silent' });
const client = { device: 'mobile', os: 'iOS', browser: 'Safari' } as const;
const [FIRST, SECOND] = ['a1', 'b2'].map((id) => `00-${id.repeat(16)}-${id.repeat(8)}-01`);

let fixture: Fixture;
beforeEach(async () => {
  fixture = await openFixture();
});
afterEach(() => fixture.close());

/** Records one scan for each trace in one event. */
async function scansOf(traces: readonly (string | undefined)[], append = fixture.events.append) {
  const { tracing, spans, state } = fakeTracing();
  const store = { ...fixture.events, append };
  const journal = new ScanJournal({ ...fixture, store, logger }, 3, { tracing });
  const outcomes = traces.map((trace, n) => {
    state.running = trace;
    const visit = { code: `CODE${n}`, at: 1, client, referrer: undefined };
    return new Promise<boolean>((resolve) => journal.record(visit, resolve));
  });
  await Promise.all(outcomes);
  const events = await Array.fromAsync(fixture.events.read('scans-3'));
  return { spans, traces: events.map(({ trace }) => trace) };
}

it('are in the trace of the first scan that is traced, with links to the others', async () => {
  const { spans, traces } = await scansOf([undefined, FIRST, SECOND]);
  expect(spans).toMatchObject([{ name: 'append', from: FIRST, links: [SECOND], failed: false }]);
  expect(spans[0]?.attributes).toEqual({ 'qlaim.event.types': 'ScansRecorded', 'qlaim.scans': 3 });
  expect(traces).toEqual([spans[0]?.trace]);
});

it('have no trace where none of them is sampled', async () => {
  expect(await scansOf([undefined, undefined])).toEqual({ spans: [], traces: [undefined] });
});

it('say in their trace that they were not kept', async () => {
  const away = () => Promise.reject(new Error('away'));
  expect((await scansOf([FIRST], away)).spans).toMatchObject([{ name: 'append', failed: true }]);
});
