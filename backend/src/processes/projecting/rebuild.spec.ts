import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { generateBatch } from '../../commands/generate-batch.ts';
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
    let swaps = 0;
    const store: ReadStore = {
      ...fixture.store,
      swap: async (...swap) => {
        swaps += 1;
        if (swaps === 1) {
          await handle(fixture, QR_CODE, ADMIN, code, { type: 'approve' });
          await project();
        }
        expect(await isApproved()).toBe(true);
        const swapped = await fixture.store.swap(...swap);
        expect(await isApproved()).toBe(true);
        return swapped;
      },
    };
    await rebuild({ ...fixture, store }, codesProjection, new AbortController().signal);
    expect(swaps).toBe(2);
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
  const rebuildOn = (store: ReadStore) =>
    rebuild({ ...fixture, store }, codesProjection, new AbortController().signal);

  it('keeps what the group wrote after the last batch and before the swap', async () => {
    const write = documentWriter(fixture, codesProjection);
    await write(await given());
    await rebuildOn({
      ...fixture.store,
      swap: async (...swap) => {
        await approve();
        await write(await given());
        expect(await isApproved()).toBe(true);
        return fixture.store.swap(...swap);
      },
    });
    expect(await isApproved()).toBe(true);
  });

  it('keeps what a writer had folded onto the old document before the swap', async () => {
    await documentWriter(fixture, codesProjection)(await given());
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
    );
    await approve();
    swapFirst = true;
    await write(await given());
    expect(await isApproved()).toBe(true);
  });

  it('changes nothing that is up to date', async () => {
    await approve();
    await documentWriter(fixture, codesProjection)(await given());
    const before = await fixture.store.get(CODES.name, code);
    await rebuildOn(fixture.store);
    const { version: _, ...after } = (await fixture.store.get(CODES.name, code)) ?? { version: 0 };
    expect(before).toMatchObject(after);
  });
});
