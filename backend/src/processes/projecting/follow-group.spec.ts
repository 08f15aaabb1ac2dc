import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { generateBatch } from '../../commands/codes/generate-batch.ts';
import { handle } from '../../commands/handle.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import { SCANS } from '../../domain/scans/events.ts';
import type { FeedEvent } from '../../ports/event-feed.ts';
import { SYSTEM } from '../../ports/event-store.ts';
import type { GroupFeed } from '../../ports/group-feed.ts';
import { CODES } from '../../read-models/codes/document.ts';
import { codesProjection } from '../../read-models/codes/project.ts';
import { follow, isCaughtUp } from '../../testing/event-log.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { followGroup } from './follow-group.ts';

const ADMIN = { kind: 'admin', id: 'root' } as const;

/** Delivers the given batches, one after another. */
const feedOf = (...batches: readonly (readonly FeedEvent[])[]): GroupFeed => ({
  async *consume() {
    for (const events of batches) yield { events, caughtUp: true };
  },
  lag: async () => 0,
});

describe('a projector of a group', () => {
  let fixture: Fixture;
  let code: string;
  let ofCode: readonly FeedEvent[];
  let ofScans: readonly FeedEvent[];

  beforeEach(async () => {
    fixture = await openFixture();
    await fixture.store.prepare([CODES]);
    const batch = await generateBatch(fixture, ADMIN, 1);
    code = (batch.ok && batch.value.codes[0]) || '';
    await handle(fixture, QR_CODE, ADMIN, code, { type: 'approve' });
    await scan('none');
    await scan(0);
    const { streams } = codesProjection;
    const { events } = await follow(fixture.feed, { after: 'start', streams }, isCaughtUp);
    ofCode = events.filter(({ stream }) => stream === QR_CODE.streamOf(code));
    ofScans = events.filter(({ stream }) => stream !== QR_CODE.streamOf(code));
  });
  afterEach(() => fixture.close());

  async function scan(expected: 'none' | number) {
    const at = fixture.clock.now();
    const visitors = [{ device: 'mobile', os: 'iOS', browser: 'Safari' }];
    const scans = [[code, at.getTime(), 0]];
    const meta = { id: fixture.random.uuid(), at: at.toISOString(), actor: SYSTEM };
    const event = { ...meta, type: 'ScansRecorded', version: 1, data: { visitors, scans } };
    await fixture.events.append({ stream: SCANS.streamOf(String(0)), expected, events: [event] });
  }

  const project = (groupFeed: GroupFeed, store = fixture.store) =>
    followGroup({ groupFeed, store, log: fixture.log }, codesProjection, {
      group: 'codes',
      signal: new AbortController().signal,
    });
  const document = () => fixture.store.get(CODES.name, code);
  const expected = () => ({
    revisions: { [QR_CODE.streamOf(code)]: ofCode.length - 1, [SCANS.streamOf(String(0))]: 1 },
    body: { present: true, approved: true, scanCount: 2 },
  });

  it('writes documents, and leaves the checkpoint alone', async () => {
    await project(feedOf(ofCode, ofScans));
    expect(await document()).toMatchObject(expected());
    expect(await fixture.store.checkpoint(CODES.name)).toBeNull();
  });

  it('accepts streams in any order, and repeated events', async () => {
    await project(
      feedOf(ofScans, ofCode.slice(0, 1), ofScans.slice(0, 1), ofCode, ofScans, [...ofCode, ...ofScans]),
    );
    expect(await document()).toMatchObject(expected());
  });

  it('reads and folds again when another writer changed the document', async () => {
    let meddle = true;
    const store: typeof fixture.store = {
      ...fixture.store,
      commit: async (commit) => {
        if (meddle) {
          meddle = false;
          await project(feedOf(ofCode));
        }
        return fixture.store.commit(commit);
      },
    };
    await project(feedOf(ofScans), store);
    expect(await document()).toMatchObject(expected());
  });

  it('writes the same documents when many run at once', async () => {
    const one = [...ofCode, ...ofScans].map((event) => [event]);
    await Promise.all(Array.from({ length: 6 }, () => project(feedOf(...one))));
    expect(await document()).toMatchObject(expected());
  });
});
