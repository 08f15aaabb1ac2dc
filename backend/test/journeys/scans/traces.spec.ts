import { afterAll, describe, expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { LIVE_PATH } from '../../../src/contract/schemas/live.ts';
import { startTraceCollector } from '../../../src/testing/tracing/trace-collector.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { register, stranger } from '../harness/people.ts';
import { SOON } from '../harness/soon.ts';

/** What happens in every composition, and what only where Kafka is. */
const OF_A_SCAN = ['GET /:code', 'append', 'project codes'];
const OF_A_PROJECTED_SCAN = [...OF_A_SCAN, 'project scan-statistics'];
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
const PROJECTORS = 2;
/** Two apis and two projectors, and the relay that is active. */
const EVERY_PROCESS = 5;
/**
 * A scan needs two read models. At each start, chance decides whether both are projected in one process. A few scans
 * after a start are, because the projector that joined first has all partitions until the other joins.
 */
const TURNS_OF_A_START = 4;
const TURNS = 16 * TURNS_OF_A_START;
const STARTS_MS = 400_000;

const processesOf = (spans: readonly { readonly resource: Readonly<Record<string, unknown>> }[]) =>
  new Set(spans.map(({ resource }) => resource['service.instance.id'])).size;

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
          const { proxied, roles, urls } = given.product;
          const [projectors, everyProcess] = roles.includes('relay') ? [PROJECTORS, EVERY_PROCESS] : [1, 1];
          const roots = () => collector.spans.filter(({ name }) => name === 'GET /:code').length;
          /** Scans the code. Returns its trace when that has spans of these names. */
          const scan = async (names: readonly string[]) => {
            const before = roots();
            await given.browser().open(`/${code}`);
            await expect.poll(roots, SOON).toBeGreaterThan(before);
            const found = () => traceOf('GET /:code', 302).map(({ name }) => name);
            await expect.poll(() => found().toSorted(), SOON).toEqual(names.toSorted());
            return traceOf('GET /:code', 302);
          };
          /** How many processes project what a scan changes. */
          const projecting = async () => {
            const trace = await scan([...OF_A_PROJECTED_SCAN, ...published()]);
            return processesOf(trace.filter(({ name }) => name.startsWith('project ')));
          };
          /** How many processes meet a scan while each api has an open console. */
          const meeting = async () => {
            const options = { headers: { ...proxied, cookie: browser.cookies } };
            const consoles = await Promise.all(urls.map((url) => fetch(`${url}${LIVE_PATH}`, options)));
            const tellings = urls.map(() => 'tell scans');
            const trace = await scan([...OF_A_PROJECTED_SCAN, ...published(), ...tellings]);
            // A body that nothing refers to is cancelled when its memory is reclaimed.
            await Promise.all(consoles.map(({ body }) => body?.cancel()));
            return processesOf(trace);
          };
          let met = 0;
          for (let turn = 1; met < everyProcess && turn < TURNS; turn += 1) {
            if ((await projecting()) === projectors) met = await meeting();
            else if (turn % TURNS_OF_A_START === 0) await given.product.restart();
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
        await expect
          .poll(() => processesOf(trace()), SOON)
          .toBe(given.product.roles.includes('relay') ? EVERY_PROCESS : 1);
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
    { environment: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint }, twice: true },
  );
});
