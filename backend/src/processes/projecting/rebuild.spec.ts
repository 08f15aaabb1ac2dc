import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { generateBatch } from '../../commands/codes/generate-batch.ts';
import { handle } from '../../commands/handle.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import type { RecordedEvent } from '../../ports/event-store.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { CODES } from '../../read-models/codes/document.ts';
import { codesProjection } from '../../read-models/codes/project.ts';
import { readAll } from '../../testing/event-log.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { follow } from './follow-log.ts';
import { rebuild } from './rebuild.ts';
import { documentWriter } from './write-documents.ts';

const ADMIN = { kind: 'admin', id: 'root' } as const;
const { signal } = new AbortController();
/** Milliseconds in which a writer that does not wait would have written. */
const GIVEN_MS = 300;

describe('a rebuild beside the projector', () => {
  it('never withdraws what was shown', async () => {
    const fixture = await openFixture();
    await fixture.store.prepare([CODES]);
    const batch = await generateBatch(fixture, ADMIN, 1);
    const code = (batch.ok && batch.value.codes[0]) || '';
    const isApproved = async () => (await fixture.store.get(CODES.name, code))?.body['approved'];
    const project = () =>
      follow(fixture, codesProjection, {
        signal: new AbortController().signal,
        onProgress: ({ caughtUp }) => !caughtUp,
      });
    await project();
    let projected: Promise<void> | undefined;
    const store: ReadStore = {
      ...fixture.store,
      pauseWrites: async (name) => {
        await handle(fixture, QR_CODE, ADMIN, code, { type: 'approve' });
        await project();
        return fixture.store.pauseWrites(name);
      },
      swap: async (...swap) => {
        await handle(fixture, QR_CODE, ADMIN, code, { type: 'disable' });
        projected = project();
        await Promise.race([projected, sleep(GIVEN_MS)]);
        expect(await isApproved()).toBe(true);
        const swapped = await fixture.store.swap(...swap);
        expect(await isApproved()).toBe(true);
        return swapped;
      },
    };
    await rebuild({ ...fixture, store }, codesProjection, { signal });
    await projected;
    expect((await fixture.store.get(CODES.name, code))?.body).toMatchObject({
      approved: true,
      active: false,
    });
    await fixture.close();
  });
});

describe('a rebuild beside a group that keeps its offsets elsewhere', () => {
  let fixture: Fixture;
  let code: string;
  let handled: number;

  beforeEach(async () => {
    fixture = await openFixture();
    await fixture.store.prepare([CODES]);
    const batch = await generateBatch(fixture, ADMIN, 1);
    code = (batch.ok && batch.value.codes[0]) || '';
    handled = 0;
  });
  afterEach(() => fixture.close());

  /** What the group gets: each event once. */
  async function given(): Promise<readonly RecordedEvent[]> {
    const events = await readAll(fixture.events, QR_CODE.streamOf(code), handled);
    handled += events.length;
    return events;
  }

  const approve = () => handle(fixture, QR_CODE, ADMIN, code, { type: 'approve' });
  const isApproved = async () => (await fixture.store.get(CODES.name, code))?.body['approved'];
  const rebuildOn = (store: ReadStore) => rebuild({ ...fixture, store }, codesProjection, { signal });

  it('keeps what the group wrote after the last batch and before the swap', async () => {
    const write = documentWriter(fixture, codesProjection, signal);
    await write(await given());
    await rebuildOn({
      ...fixture.store,
      pauseWrites: async (name) => {
        await approve();
        await write(await given());
        expect(await isApproved()).toBe(true);
        return fixture.store.pauseWrites(name);
      },
    });
    expect(await isApproved()).toBe(true);
  });

  it('keeps an event before the swap when the group writes the next one right after it', async () => {
    const write = documentWriter(fixture, codesProjection, signal);
    await write(await given());
    let writing: Promise<void> | undefined;
    await rebuildOn({
      ...fixture.store,
      pauseWrites: async (name) => {
        await approve();
        await write(await given());
        return fixture.store.pauseWrites(name);
      },
      swap: async (...swap) => {
        await handle(fixture, QR_CODE, ADMIN, code, { type: 'disable' });
        writing = write(await given());
        await Promise.race([writing, sleep(GIVEN_MS)]);
        return fixture.store.swap(...swap);
      },
    });
    await writing;
    expect((await fixture.store.get(CODES.name, code))?.body).toMatchObject({
      approved: true,
      active: false,
    });
  });

  it('keeps what the group writes where the pause ends before the swap', async () => {
    const write = documentWriter(fixture, codesProjection, signal);
    await write(await given());
    let swaps = 0;
    await rebuildOn({
      ...fixture.store,
      swap: async (definition, pause) => {
        swaps += 1;
        if (swaps === 1) {
          await fixture.store.resumeWrites(definition.name, pause);
          await approve();
          await write(await given());
        }
        return fixture.store.swap(definition, pause);
      },
    });
    expect(swaps).toBe(2);
    expect(await isApproved()).toBe(true);
  });

  it('rests as long as it works where others need the thread, but not while they wait for it', async () => {
    const workMs = 200;
    const rested: number[] = [];
    let committedAt = 0;
    const store: ReadStore = {
      ...fixture.store,
      commit: async (commit) => {
        await sleep(workMs);
        const outcome = await fixture.store.commit(commit);
        committedAt = performance.now();
        return outcome;
      },
      pauseWrites: async (name) => {
        rested.push(performance.now() - committedAt);
        await approve();
        return fixture.store.pauseWrites(name);
      },
      swap: async (...swap) => {
        rested.push(performance.now() - committedAt);
        return fixture.store.swap(...swap);
      },
    };
    await rebuild({ ...fixture, store }, codesProjection, { signal, isGentle: true });
    const [beforePause = 0, beforeSwap = 0] = rested;
    expect(beforePause).toBeGreaterThanOrEqual(workMs - 1);
    expect(beforeSwap).toBeLessThan(beforePause);
  });

  it('continues where an earlier one was interrupted', async () => {
    const interrupted = new AbortController();
    const first = rebuild(fixture, codesProjection, {
      signal: interrupted.signal,
      onProgress: () => interrupted.abort(new Error('stopped')),
    });
    await expect(first).rejects.toThrow('stopped');
    await approve();
    expect(await rebuild(fixture, codesProjection, { signal })).toBe(1);
    expect(await isApproved()).toBe(true);
  });

  it('starts again where the log was restored from before what it has read', async () => {
    await fixture.store.beginRebuild(CODES);
    const { name: collection, version } = CODES;
    const nothing = { id: 'X', seen: 0, revisions: { 'code-X': 0 }, body: {} };
    await fixture.store.commit({
      collection,
      version,
      generation: 'next',
      from: null,
      to: '999',
      writes: [nothing],
    });
    expect(await rebuild(fixture, codesProjection, { signal })).toBeGreaterThan(0);
    expect(await fixture.store.get(CODES.name, 'X')).toBeUndefined();
  });

  it('keeps what a writer had folded onto the old document before the swap', async () => {
    await documentWriter(fixture, codesProjection, signal)(await given());
    let swapFirst = false;
    const write = documentWriter(
      {
        log: fixture.log,
        store: {
          ...fixture.store,
          getMany: async (...asked) => {
            const documents = await fixture.store.getMany(...asked);
            if (swapFirst) {
              swapFirst = false;
              await rebuildOn(fixture.store);
            }
            return documents;
          },
        },
      },
      codesProjection,
      signal,
    );
    await approve();
    swapFirst = true;
    await write(await given());
    expect(await isApproved()).toBe(true);
  });

  it('changes nothing that is up to date', async () => {
    await approve();
    await documentWriter(fixture, codesProjection, signal)(await given());
    const before = await fixture.store.get(CODES.name, code);
    await rebuildOn(fixture.store);
    const { version: _, ...after } = (await fixture.store.get(CODES.name, code)) ?? { version: 0 };
    expect(before).toMatchObject(after);
  });
});
