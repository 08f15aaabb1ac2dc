import { expect, it, vi } from 'vitest';
import { generateBatch } from '../commands/codes/generate-batch.ts';
import { handle } from '../commands/handle.ts';
import { QR_CODE } from '../domain/qr-code/qr-code.ts';
import { VersionConflict } from '../ports/errors.ts';
import { follow } from '../processes/projecting/follow-log.ts';
import { rebuild } from '../processes/projecting/rebuild.ts';
import { documentWriter } from '../processes/projecting/write-documents.ts';
import { codesProjection } from '../read-models/codes/project.ts';
import type { Projection } from '../read-models/projection.ts';
import { readAll } from './event-log.ts';
import type { Fixture } from './fixture.ts';

const ADMIN = { kind: 'admin', id: 'root' } as const;
const { definition } = codesProjection;

/** The same projection in the next release: each document says which version has written it. */
const NEWER: Projection = {
  ...codesProjection,
  definition: { ...definition, version: definition.version + 1 },
  plan: (...given) => {
    const { ids, fold } = codesProjection.plan(...given);
    return {
      ids,
      fold: (stored) => fold(stored).map((write) => ({ ...write, body: { ...write.body, newer: true } })),
    };
  },
};

/** Programs of two releases project one read model at once, as in a rolling upgrade. */
export function twoVersions(given: () => Fixture): void {
  it('the older program ends where the newer one has rebuilt, by whichever way it writes', async () => {
    const fixture = given();
    const { store, events } = fixture;
    await store.prepare([definition]);
    const batch = await generateBatch(fixture, ADMIN, 2);
    const [code = '', other = ''] = batch.ok ? batch.value.codes : [];
    const stopped = new AbortController();
    const older = follow(fixture, codesProjection, { signal: stopped.signal }).catch(
      (error: unknown) => error,
    );
    const write = documentWriter(fixture, codesProjection, stopped.signal);
    await vi.waitFor(async () => expect(await store.count(definition.name)).toBe(2), 15_000);

    expect(await store.prepare([NEWER.definition])).toEqual({ outdated: [definition.name], newer: [] });
    await rebuild(fixture, NEWER, { signal: stopped.signal });
    const newer = follow(fixture, NEWER, { signal: stopped.signal });
    await handle(fixture, QR_CODE, ADMIN, code, { type: 'approve' });
    await handle(fixture, QR_CODE, ADMIN, other, { type: 'approve' });

    expect(await older).toBeInstanceOf(VersionConflict);
    const late = await readAll(events, QR_CODE.streamOf(code));
    await vi.waitFor(async () => {
      for (const id of [code, other])
        expect((await store.get(definition.name, id))?.body).toMatchObject({ approved: true, newer: true });
    }, 15_000);
    await handle(fixture, QR_CODE, ADMIN, code, { type: 'disable' });
    const next = await readAll(events, QR_CODE.streamOf(code), late.length);
    // The older one may come first, and then finds more than it has seen.
    await write(next).catch((error: unknown) => expect(error).toBeInstanceOf(VersionConflict));
    await expect(rebuild(fixture, codesProjection, { signal: stopped.signal })).rejects.toBeInstanceOf(
      VersionConflict,
    );
    await vi.waitFor(
      async () =>
        expect((await store.get(definition.name, code))?.body).toMatchObject({ active: false, newer: true }),
      15_000,
    );
    expect(await store.prepare([definition])).toEqual({ outdated: [], newer: [definition.name] });
    stopped.abort();
    await newer;
  });
}
