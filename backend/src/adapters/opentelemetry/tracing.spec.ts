import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Tracing, traced } from '../../ports/telemetry/tracing.ts';
import { startTraceCollector, type TraceCollector } from '../../testing/tracing/trace-collector.ts';
import { openTracing } from './tracing.ts';

let collector: TraceCollector;
let tracing: Tracing;

beforeAll(async () => {
  collector = await startTraceCollector();
  const logger = pino({ level: 'silent' });
  const resource = { 'service.name': 'qlaim', 'service.instance.id': 'spec:1' };
  tracing = openTracing({ endpoint: collector.endpoint, share: 1, resource, logger, everyMs: 10 });
});
afterAll(async () => {
  await tracing.close();
  await collector.close();
});

const collected = async (name: string) => {
  await expect
    .poll(() => collector.spans.find((span) => span.name === name), { timeout: 10_000 })
    .toBeDefined();
  return collector.spans.filter((span) => span.name === name);
};

describe('tracing by OpenTelemetry', () => {
  it('hands over a span with its name, kind, attributes and process', async () => {
    tracing
      .begin('GET', { kind: 'server' })
      .end({ name: 'GET /:code', attributes: { 'http.route': '/:code' } });
    expect(await collected('GET /:code')).toMatchObject([
      { kind: 2, attributes: { 'http.route': '/:code' }, resource: { 'service.instance.id': 'spec:1' } },
    ]);
  });

  it('knows the running span over turns of the event loop, and none outside', async () => {
    const span = tracing.begin('outer', { kind: 'server' });
    const inside = span.within(async () => {
      await sleep(1);
      return tracing.current();
    });
    expect(tracing.current()).toBeUndefined();
    expect(await inside).toBe(span.trace);
    expect(span.trace).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  });

  it('continues a trace that another process has begun', async () => {
    const from = `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01`;
    tracing.record('publish', { kind: 'producer', from, began: Date.now() - 50 });
    const [span] = await collected('publish');
    expect(span).toMatchObject({ traceId: 'ab'.repeat(16), parentSpanId: 'cd'.repeat(8) });
    const took = Number(BigInt(span?.endTimeUnixNano ?? 0) - BigInt(span?.startTimeUnixNano ?? 0)) / 1e6;
    expect(took).toBeGreaterThanOrEqual(49);
  });

  it('names further causes as links', async () => {
    const [from, other] = ['01', '02'].map((id) => `00-${id.repeat(16)}-${id.repeat(8)}-01`);
    tracing.begin('many', { kind: 'client', ...(from && { from }), links: [other ?? ''] }).end();
    expect(await collected('many')).toMatchObject([{ links: [{ traceId: '02'.repeat(16) }] }]);
  });

  it('begins a trace where the stored context is none', async () => {
    tracing.record('broken', { kind: 'consumer', from: 'not a trace', began: Date.now() });
    const [span] = await collected('broken');
    expect(span?.parentSpanId ?? '').toBe('');
  });

  it('marks work that failed, and lets its error through', async () => {
    const work = () => traced(tracing, 'fails', { kind: 'internal' }, () => Promise.reject(new Error('no')));
    await expect(tracing.begin('around', { kind: 'server' }).within(work)).rejects.toThrow('no');
    expect(await collected('fails')).toMatchObject([{ status: { code: 2 } }]);
  });

  it('makes no span of work outside of a trace', async () => {
    expect(
      await traced(tracing, 'alone', { kind: 'internal' }, async () => tracing.current()),
    ).toBeUndefined();
    expect(await traced(undefined, 'off', { kind: 'internal' }, async () => 'done')).toBe('done');
  });
});
