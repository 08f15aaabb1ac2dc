import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packScans } from '../../domain/scans/pack.ts';
import type { OpenedEvent } from '../../log/opened-event.ts';
import type { StoredDocument } from '../../ports/read-store.ts';
import { codesProjection } from '../../read-models/codes/project.ts';
import { usersProjection } from '../../read-models/users/users.ts';
import { openedEvent } from '../../testing/event-log.ts';
import { plannedParts } from './planned-parts.ts';

const CLIENT = { device: 'mobile', os: 'iOS', browser: 'Safari' } as const;
const AT = Date.parse('2026-11-21T08:00:00Z');
const scans = (revision: number, codes: readonly string[]) =>
  openedEvent(
    'scans-0',
    revision,
    'ScansRecorded',
    packScans(
      codes.map((code, place) => ({ code, at: AT + place * 7_000_000, client: CLIENT, referrer: 't.co' })),
    ),
  );
const generated = (code: string) =>
  openedEvent(`code-${code}`, 0, 'CodeGenerated', { batchId: 'b1', index: 0 });
const deleted = (code: string) => openedEvent(`code-${code}`, 1, 'CodeDeleted', {});

type Documents = ReadonlyMap<string, StoredDocument>;

/** Applies the parts of each batch to the documents that are stored. */
function applied(batches: readonly (readonly OpenedEvent[])[]): Documents {
  const stored = new Map<string, StoredDocument>();
  for (const part of batches.flatMap((batch) => plannedParts(codesProjection, batch)))
    for (const { seen, ...write } of part.fold(part.ids.flatMap((id) => stored.get(id) ?? [])))
      stored.set(write.id, { ...write, version: seen + 1 });
  return stored;
}

/** Applies each event by itself, with documents open. */
function folded(events: readonly OpenedEvent[]): Documents {
  const stored = new Map<string, StoredDocument>();
  for (const one of events)
    for (const { seen, ...write } of codesProjection.plan([one]).fold([...stored.values()]))
      stored.set(write.id, { ...write, version: seen + 1 });
  return stored;
}

const contentOf = (documents: Documents) =>
  new Map(Array.from(documents, ([id, { revisions, body }]) => [id, { revisions, body }]));

describe('the parts of a batch of events', () => {
  it('leave sealed what was only scanned, behind what has changed', () => {
    const parts = plannedParts(codesProjection, [scans(0, ['A', 'B', 'C']), generated('B')]);
    expect(parts.map(({ ids, sealed }) => ({ ids, sealed }))).toEqual([
      { ids: ['B'], sealed: false },
      { ids: ['A', 'C'], sealed: true },
    ]);
  });

  it('are so many documents at most where they were only scanned, in the order of ids', () => {
    const codes = Array.from({ length: 1200 }, (_none, place) => `C${place}`);
    const parts = plannedParts(codesProjection, [scans(0, codes)]);
    expect(parts.map(({ ids }) => ids.length)).toEqual([500, 500, 200]);
    expect(parts.flatMap(({ ids }) => ids)).toEqual(codes.toSorted());
  });

  it('are one for a batch that changes nothing, so that the checkpoint moves', () => {
    for (const projection of [codesProjection, usersProjection])
      expect(plannedParts(projection, []).map(({ ids }) => ids)).toEqual([[]]);
    const suppressed = openedEvent('scans-0', 0, 'ScansSuppressed', { codes: [['A', 1]] });
    expect(plannedParts(codesProjection, [suppressed]).map(({ ids }) => ids)).toEqual([[]]);
  });

  it('leave untouched what a document has sealed', () => {
    const body = { ...folded([generated('A')]).get('A')?.body, sealed: 'v1.abc' };
    const [part] = plannedParts(codesProjection, [scans(0, ['A'])]);
    const [write] = part?.fold([{ id: 'A', version: 1, revisions: {}, body }]) ?? [];
    expect(write).toMatchObject({
      seen: 1,
      body: { sealed: 'v1.abc', batchId: 'b1', scanCount: 1, scanned: true },
    });
  });

  it('lead to the documents that every event by itself leads to', () => {
    const change = fc.oneof(
      fc.record({ scanned: fc.array(fc.constantFrom('A', 'B', 'C'), { minLength: 1, maxLength: 4 }) }),
      fc.constant({ deleted: true }),
    );
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), fc.integer({ min: 1, max: 5 }), (drawn, size) => {
        const isGone = drawn.findIndex((each) => 'deleted' in each);
        const events = [
          generated('A'),
          ...drawn.flatMap((each, place) => {
            if ('scanned' in each) return [scans(place, each.scanned)];
            return place === isGone ? [deleted('A')] : [];
          }),
        ];
        const batches = Array.from({ length: Math.ceil(events.length / size) }, (_none, place) =>
          events.slice(place * size, (place + 1) * size),
        );
        expect(contentOf(applied(batches))).toEqual(contentOf(folded(events)));
      }),
    );
  });
});
