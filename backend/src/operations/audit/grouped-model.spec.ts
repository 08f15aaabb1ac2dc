import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { generateBatch } from '../../commands/codes/generate-batch.ts';
import { handle } from '../../commands/handle.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import type { FeedEvent } from '../../ports/event-feed.ts';
import { documentWriter } from '../../processes/projecting/write-documents.ts';
import { CODES } from '../../read-models/codes/document.ts';
import { codesProjection } from '../../read-models/codes/project.ts';
import { auditIn } from '../../testing/audit-in.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';

const ADMIN = { kind: 'admin', id: 'root' } as const;

describe('audit of read models of consumer groups', () => {
  let fixture: Fixture;
  let codes: readonly string[];

  async function eventsOfCodes(): Promise<readonly FeedEvent[]> {
    const { signal } = new AbortController();
    const all: FeedEvent[] = [];
    for await (const { events, caughtUp } of fixture.feed.subscribe({
      after: 'start',
      streams: codesProjection.streams,
      signal,
    })) {
      all.push(...events);
      if (caughtUp) break;
    }
    return all;
  }
  const write = (events: readonly FeedEvent[]) =>
    documentWriter(fixture, codesProjection, new AbortController().signal)(events);
  const toggle = (code: string) => handle(fixture, QR_CODE, ADMIN, code, { type: 'approve' });
  const objections = async () =>
    (await auditIn(fixture, [codesProjection], { grouped: true })).flatMap(({ examples }) => examples);

  beforeEach(async () => {
    fixture = await openFixture();
    await fixture.store.prepare([CODES]);
    const batch = await generateBatch(fixture, ADMIN, 3);
    codes = batch.ok ? batch.value.codes : [];
    await write(await eventsOfCodes());
  });
  afterEach(() => fixture.close());

  it('passes a sound read model, which has no checkpoint', async () => {
    expect(await fixture.store.checkpoint(CODES.name)).toBeNull();
    expect(await objections()).toEqual([]);
  });

  it('waits for what the group has not written yet', async () => {
    await toggle(codes[0] ?? '');
    const auditing = objections();
    await write(await eventsOfCodes());
    expect(await auditing).toEqual([]);
  });

  it('passes a read model that changes meanwhile', async () => {
    let over = false;
    const changing = (async () => {
      while (!over) {
        await toggle(codes[0] ?? '');
        await write((await eventsOfCodes()).slice(-1));
        // Neither log nor read store leaves the thread here.
        await turn();
      }
    })();
    const found = [await objections(), await objections(), await objections()];
    over = true;
    await changing;
    expect(found).toEqual([[], [], []]);
  });

  it('finds a document that differs from the fold up to its revisions', async () => {
    const [document] = await fixture.store.getMany(CODES.name, [codes[1] ?? '']);
    if (!document) throw new Error('there is no document');
    const { id, version, revisions, body } = document;
    const wrong = { id, seen: version, revisions, body: { ...body, approved: true } };
    await fixture.store.commit({
      collection: CODES.name,
      version: CODES.version,
      from: null,
      writes: [wrong],
    });
    expect(await objections()).toEqual([`${id} differs`]);
  });

  it('finds a document without events', async () => {
    const nothing = { id: 'X', seen: 0, revisions: { 'code-X': 0 }, body: {} };
    await fixture.store.commit({
      collection: CODES.name,
      version: CODES.version,
      from: null,
      writes: [nothing],
    });
    expect(await objections()).toEqual(['X comes from no event']);
  });
});
