import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { EventStoreDbStandIn } from '../../../src/testing/eventstoredb-stand-in/server.ts';
import { Fixture } from '../harness/fixture.ts';
import { onEventStoreDb } from '../harness/on-eventstoredb.ts';
import { SOON } from '../harness/soon.ts';

const Ready = z.object({ problems: z.array(z.string()), retrying: z.array(z.object({ name: z.string() })) });
const LINK = 'https://example.com/open-all-day';

describe('scans while the log is away, where they are kept in a file', () => {
  const given = new Fixture();
  const log = new EventStoreDbStandIn();
  let code: string;
  let quiet: string;

  beforeAll(async () => {
    await log.start();
    await given.start(onEventStoreDb(log.url), { environment: { SCANS_WHEN_STORE_IS_AWAY: 'spool' } });
    const owner = await given.signUp();
    code = await given.linkedCodeOf(owner, LINK);
    quiet = await given.linkedCodeOf(owner, LINK);
    expect(await scan(code)).toBe(302);
  });
  afterAll(async () => {
    await given.stop();
    log.kill();
  });

  const scan = async (of: string) => (await given.browser().open(`/${of}`)).status;
  const scanCount = async () => (await given.codeNow(code)).scanCount;
  const ask = (path: string) => fetch(`${given.product.urls[0]}${path}`);

  async function scanTimes(count: number): Promise<readonly number[]> {
    const answers: number[] = [];
    for (let each = 0; each < count; each += 1) answers.push(await scan(code));
    return answers;
  }

  it('lead on and are told of, while changes are refused', async () => {
    log.kill();
    expect(await scanTimes(10)).toEqual(Array(10).fill(302));
    expect(await scan(quiet)).toBe(503);
    const admin = await given.admin();
    const refused = admin.browser.call(ROUTES.generateCodes, { body: { amount: 1 } });
    await expect(refused).rejects.toMatchObject({ status: 503 });
    const ready = await ask('/readyz');
    const { problems, retrying } = Ready.parse(await ready.json());
    expect(problems).toEqual([]);
    expect(retrying.map(({ name }) => name)).toContain('event store');
    expect(ready.status).toBe(200);
    expect(await (await ask('/metrics')).text()).toMatch(/^qlaim_scans_spooled 10$/m);
  });

  it('count once each, after the process was killed meanwhile', async () => {
    await given.product.kill();
    await log.start();
    await given.product.restart();
    await expect.poll(scanCount, SOON).toBe(11);
  });

  it('count once each, after the log is back', async () => {
    expect(await scan(code)).toBe(302);
    log.kill();
    expect(await scanTimes(5)).toEqual(Array(5).fill(302));
    await log.start();
    expect(await scan(code)).toBe(302);
    await expect.poll(scanCount, SOON).toBe(18);
    await expect.poll(async () => (await ask('/metrics')).text(), SOON).toMatch(/^qlaim_scans_spooled 0$/m);
    const { browser } = await given.admin();
    expect((await browser.call(ROUTES.operations, {})).spooledScans).toBe(null);
    expect(given.product.loggedErrors()).toEqual([]);
  });
});
