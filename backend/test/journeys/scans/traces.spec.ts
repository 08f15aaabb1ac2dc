import { afterAll, describe, expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { LIVE_PATH } from '../../../src/contract/schemas/live.ts';
import { startTraceCollector } from '../../../src/testing/tracing/trace-collector.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { register, stranger } from '../harness/people.ts';
import { SOON } from '../harness/soon.ts';

/** What happens in every composition, and what only where Kafka is. */
const OF_A_SCAN = ['GET /:code', 'append', 'project codes'];
const OF_A_SHOWN_SCAN = [...OF_A_SCAN, 'project scan-statistics', 'tell scans'];
const OF_A_DECISION = [
  'POST /admin-api/bulk-actions',
  'append',
  'run-bulk-actions',
  'follow-changes',
  'project codes',
  'notice-outbox',
  'send mail',
];
const OF_A_SIGN_UP = ['POST /user/register', 'append', 'mail-outbox', 'project users', 'send mail'];

/** So many codes that each projector has some of them. */
const MANY = 24;
/** Two apis and two projectors, and the relay that is active. */
const EVERY_PROCESS = 5;
/** At each start the projectors get other partitions. For half of all apis, one projector has all that their scans need. */
const STARTS = 10;
const STARTS_MS = 300_000;

describe('traces in a collector', async () => {
  const collector = await startTraceCollector();
  afterAll(() => collector.close());

  /** The spans of the latest trace that begins with a span of this name, and with an answer of this status. */
  const traceOf = (root: string, status: number) => {
    const first = collector.spans.findLast(
      ({ name, attributes }) => name === root && attributes['http.response.status_code'] === status,
    );
    return collector.spans.filter(({ traceId }) => traceId === first?.traceId);
  };

  onEveryComposition(
    'one trace',
    (given) => {
      const published = () => (given.product.roles.includes('relay') ? ['publish'] : []);

      it('leads from a scan to its document, across all processes', async () => {
        const code = await given.linkedCodeOf(await given.signUp(), 'https://example.com/traced');
        const answer = await given.browser().open(`/${code}`);
        expect(answer.status).toBe(302);
        const trace = () => traceOf('GET /:code', 302);
        const names = () => trace().map(({ name }) => name);
        await expect.poll(names, SOON).toEqual(expect.arrayContaining([...OF_A_SCAN, ...published()]));
        const roles = new Set(trace().map(({ resource }) => resource['qlaim.role']));
        expect([...roles].toSorted()).toEqual(given.product.roles);
        const byName = (name: string) => trace().find((span) => span.name === name);
        expect(byName('append')?.parentSpanId).toBe(byName('GET /:code')?.spanId);
        expect(byName('project codes')?.parentSpanId).toBe(byName('append')?.spanId);
        for (const secret of [code, 'example.com', '127.0.0.1'])
          expect(collector.received.filter((body) => body.includes(secret))).toEqual([]);
      });

      it(
        'leads from a scan to its documents and to the open consoles, and meets every process',
        async () => {
          const code = await given.linkedCodeOf(await given.signUp(), 'https://example.com/shown');
          const { browser } = await given.admin();
          const { proxied } = given.product;
          const everyProcess = given.product.roles.includes('relay') ? EVERY_PROCESS : 1;
          /** Scans the code at the next api while each has an open console. Returns how many processes the trace meets. */
          const scan = async () => {
            const closing = new AbortController();
            const options = { headers: { ...proxied, cookie: browser.cookies }, signal: closing.signal };
            const consoles = await Promise.all(
              given.product.urls.map((url) => fetch(`${url}${LIVE_PATH}`, options)),
            );
            await given.browser().open(`/${code}`);
            const names = () => traceOf('GET /:code', 302).map(({ name }) => name);
            const tellings = consoles.slice(1).map(() => 'tell scans');
            const shown = [...OF_A_SHOWN_SCAN, ...published(), ...tellings].toSorted();
            await expect.poll(() => names().toSorted(), SOON).toEqual(shown);
            closing.abort();
            return new Set(traceOf('GET /:code', 302).map(({ resource }) => resource['service.instance.id']))
              .size;
          };
          let met = 0;
          for (let starts = 0; met < everyProcess && starts < STARTS; starts += 1) {
            if (starts > 0) await given.product.restart();
            for (const _api of given.product.urls) met = Math.max(met, await scan());
          }
          expect(met).toBe(everyProcess);
        },
        STARTS_MS,
      );

      it('leads from a sign-up to its document and its mail, without a word of the person', async () => {
        const person = stranger(given.product);
        await register(person);
        await given.otpFor(person.email);
        const names = () => traceOf('POST /user/register', 201).map(({ name }) => name);
        await expect.poll(names, SOON).toEqual(expect.arrayContaining([...OF_A_SIGN_UP, ...published()]));
        for (const secret of [person.email, 'journeys.example', 'Ada', person.password])
          expect(collector.received.filter((body) => body.includes(secret))).toEqual([]);
      });

      it('leads from a decision about many codes to their documents and its mail, and meets every process', async () => {
        const { browser } = await given.admin();
        const codes = [await given.codeOf(await given.signUp()), ...(await given.generate(MANY))];
        const reasons = { ground: 'house', rule: 'No sales of weapons', words: 'It sold weapons.' } as const;
        const body = { action: 'disable', reasons, codes, count: codes.length } as const;
        await browser.call(ROUTES.startBulkAction, { body });
        const trace = () => traceOf('POST /admin-api/bulk-actions', 201);
        const names = () => trace().map(({ name }) => name);
        await expect.poll(names, SOON).toEqual(expect.arrayContaining([...OF_A_DECISION, ...published()]));
        const processes = () => new Set(trace().map(({ resource }) => resource['service.instance.id'])).size;
        await expect.poll(processes, SOON).toBe(given.product.roles.includes('relay') ? EVERY_PROCESS : 1);
      });

      it('is the exemplar of a scan in the metrics', async () => {
        const answers = await Promise.all(given.product.urls.map((url) => fetch(`${url}/metrics`)));
        expect(answers.map(({ headers }) => headers.get('content-type'))).toEqual(
          answers.map(() => expect.stringContaining('application/openmetrics-text')),
        );
        const figures = (await Promise.all(answers.map((answer) => answer.text()))).join('\n');
        const [, traceId] =
          /^qlaim_scan_seconds_bucket\{.*# \{trace_id="([0-9a-f]{32})"\}/m.exec(figures) ?? [];
        expect(collector.spans.map((span) => span.traceId)).toContain(traceId);
      });
    },
    { environment: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint } },
  );
});
