import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeEngine } from '../../src/testing/engines.ts';
import { allReady } from '../journeys/harness/all-ready.ts';
import { type Admin, eventually, generate, linkTo, signIn } from '../support/admin.ts';
import { clear } from '../support/distributed/clear.ts';
import { type Cluster, newCluster } from '../support/distributed/cluster.ts';
import type { UsedEngines } from '../support/distributed/engines.ts';
import type { Member } from '../support/distributed/member.ts';
import { newPlace, type Place } from '../support/distributed/place.ts';
import { sendVisitors } from './visitors.ts';

const GRACE_MS = 10_000;
/** A lease that was let go of is asked for once a second. */
const TAKEN_OVER_MS = 4000;
const PATIENCE = { timeout: 60_000 };

function journeys(engines: UsedEngines): void {
  let place: Place;
  let cluster: Cluster;
  let admin: Admin;
  let code: string;
  let edits = 0;
  const apiPort = () => cluster.member('api-1').port;

  beforeAll(async () => {
    place = await newPlace(engines, { prefix: 'stop', partitions: 4 });
    cluster = await newCluster(place);
    await allReady(cluster.members.filter(({ name }) => name !== 'projector-2'));
    admin = await signIn(apiPort());
    [code = ''] = await generate(admin, apiPort(), 1);
    await linkTo(admin, apiPort(), code, 'https://example.com/');
  });
  afterAll(async () => {
    await Promise.all(cluster.members.map((member) => member.end('SIGKILL')));
    expect(await clear(place, engines)).toEqual([]);
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

  /** Stops one of two under load: nobody who was taken in is left without an answer, and no scan is lost. */
  async function stopUnderLoad(member: Member): Promise<void> {
    const before = await settledScans();
    const visitors = sendVisitors(cluster.urls, code);
    await eventually(() => visitors.visits.answered > 50, 'fifty scans');
    await stop(member);
    const sinceStop = visitors.visits.answered;
    await eventually(() => visitors.visits.answered > sinceStop + 50, 'fifty more scans');
    await visitors.leave();
    expect(visitors.visits.broken).toEqual([]);
    await expect
      .poll(async () => scansIn(await shown()), { timeout: 10_000 })
      .toBe(before + visitors.visits.answered);
    await allReady([member]);
  }

  const settledScans = async () => scansIn(await shown());

  it('an api process answers whom it has taken in, and keeps their scans', PATIENCE, () =>
    stopUnderLoad(cluster.member('api-0')),
  );

  it.each(['relay-0', 'relay-1', 'projector-0', 'projector-1'] as const)(
    '%s leaves its work to the other one',
    PATIENCE,
    async (name) => {
      await stopUnderLoad(cluster.member(name));
    },
  );

  it('whoever stood by takes over at once', PATIENCE, async () => {
    for (const name of ['relay-0', 'relay-1'] as const) {
      await stop(cluster.member(name));
      const startedAt = performance.now();
      const link = await edit();
      await expect.poll(shown, { timeout: GRACE_MS, interval: 50 }).toMatchObject({ storedInfo: { link } });
      expect(performance.now() - startedAt).toBeLessThan(TAKEN_OVER_MS);
      await allReady([cluster.member(name)]);
    }
  });

  it('nothing was logged as an error', () => {
    expect(cluster.members.flatMap((member) => member.loggedErrors())).toEqual([]);
  });
}

function scansIn(barcode: unknown): number {
  return typeof barcode === 'object' && barcode !== null && 'scanCount' in barcode
    ? Number(barcode.scanCount)
    : -1;
}

describe('a process that is asked to stop', () => {
  describeEngine('kafka', (kafka) =>
    describeEngine('mongodb', (mongodb) => describeEngine('s3', (s3) => journeys({ kafka, mongodb, s3 }))),
  );
});
