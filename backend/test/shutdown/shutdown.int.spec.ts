import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeEngine } from '../../src/testing/engines/engines.ts';
import { ensureReady } from '../journeys/harness/ensure-ready.ts';
import { type Admin, eventually, generate, linkTo, signIn } from '../support/admin.ts';
import { type Cluster, newCluster } from '../support/distributed/cluster.ts';
import type { UsedEngines } from '../support/distributed/engines.ts';
import type { Member } from '../support/distributed/member.ts';
import { removeResources } from '../support/distributed/remove-resources.ts';
import { newTestResources, type TestResources } from '../support/distributed/test-resources.ts';
import { sendVisitors } from './visitors.ts';

const GRACE_MS = 10_000;
/** A standby process tries once a second to get a released lease. */
const TAKEOVER_MS = 4000;
/** The kernel may accept a connection just before the process closes its port. It resets that one, and no scan is counted. */
const MOST_RESET = 1;
const PATIENCE = { timeout: 60_000 };

function stopsInOrder(engines: UsedEngines): void {
  let resources: TestResources;
  let cluster: Cluster;
  let admin: Admin;
  let code: string;
  let edits = 0;
  const apiPort = () => cluster.member('api-1').port;

  beforeAll(async () => {
    resources = await newTestResources(engines, { prefix: 'stop', partitions: 4 });
    cluster = await newCluster(resources);
    await ensureReady(cluster.members.filter(({ name }) => name !== 'projector-2'));
    admin = await signIn(apiPort());
    [code = ''] = await generate(admin, apiPort(), 1);
    await linkTo(admin, apiPort(), code, 'https://example.com/');
  });
  afterAll(async () => {
    await Promise.all(cluster.members.map((member) => member.end('SIGKILL')));
    expect(await removeResources(resources, engines)).toEqual([]);
  });

  const shown = () => admin.call(apiPort(), 'GET', `/admin-api/codes/${code}`);
  const edit = async () => {
    const link = `https://example.com/${++edits}`;
    await linkTo(admin, apiPort(), code, link);
    return link;
  };

  async function stop(member: Member): Promise<void> {
    const startedAt = performance.now();
    expect(await member.end('SIGTERM'), member.name).toBe(0);
    expect(performance.now() - startedAt).toBeLessThan(GRACE_MS);
  }

  /** Stops one of two processes under load. Every accepted scan gets its response and is counted. */
  async function stopUnderLoad(member: Member): Promise<void> {
    const before = await settledScans();
    const visitors = sendVisitors(cluster.urls, code);
    await eventually(() => visitors.visits.answered > 50, 'fifty scans');
    await stop(member);
    const sinceStop = visitors.visits.answered;
    await eventually(() => visitors.visits.answered > sinceStop + 50, 'fifty more scans');
    await visitors.stop();
    expect(visitors.visits.broken).toEqual([]);
    expect(visitors.visits.reset).toBeLessThanOrEqual(MOST_RESET);
    await expect
      .poll(async () => scansIn(await shown()), { timeout: 10_000 })
      .toBe(before + visitors.visits.answered);
    await ensureReady([member]);
  }

  const settledScans = async () => scansIn(await shown());

  it('responds to every accepted request as an api, and records its scans', PATIENCE, () =>
    stopUnderLoad(cluster.member('api-0')),
  );

  it.each(['relay-0', 'relay-1', 'projector-0', 'projector-1'] as const)(
    'hands the work of %s to the other process',
    PATIENCE,
    async (name) => {
      await stopUnderLoad(cluster.member(name));
    },
  );

  it('releases the lease of a relay, so that the standby takes over at once', PATIENCE, async () => {
    for (const name of ['relay-0', 'relay-1'] as const) {
      await stop(cluster.member(name));
      const startedAt = performance.now();
      const link = await edit();
      await expect.poll(shown, { timeout: GRACE_MS, interval: 50 }).toMatchObject({ storedInfo: { link } });
      expect(performance.now() - startedAt).toBeLessThan(TAKEOVER_MS);
      await ensureReady([cluster.member(name)]);
    }
  });

  it('logs no error', () => {
    expect(cluster.members.flatMap((member) => member.loggedErrors())).toEqual([]);
  });
}

function scansIn(barcode: unknown): number {
  return typeof barcode === 'object' && barcode !== null && 'scanCount' in barcode
    ? Number(barcode.scanCount)
    : -1;
}

describe('a process that gets SIGTERM', () => {
  describeEngine('kafka', (kafka) =>
    describeEngine('mongodb', (mongodb) =>
      describeEngine('s3', (s3) => stopsInOrder({ kafka, mongodb, s3 })),
    ),
  );
});
