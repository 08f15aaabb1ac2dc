import { describe, expect, it } from 'vitest';
import type { OpenedEvent } from '../log/opened-event.ts';
import type { DocumentWrite, StoredDocument } from '../ports/read-store.ts';
import { openedEvent } from '../testing/event-log.ts';
import { codesProjection } from './codes/project.ts';
import type { Folding } from './projection.ts';

const CODE = '7K3M9QWX2P';

const onCode = (revision: number, type: string, data?: OpenedEvent['data']) =>
  openedEvent(`code-${CODE}`, revision, type, data);
const generated = onCode(0, 'CodeGenerated', { batchId: 'b1', index: 0 });
const approved = onCode(1, 'CodeApproved');
const disabled = onCode(2, 'CodeDisabled');

const stored = ({ seen, ...document }: DocumentWrite): StoredDocument => ({ ...document, version: seen + 1 });

/** Returns the ids that were asked for. */
function fold(folding: Folding, events: readonly OpenedEvent[], documents: readonly StoredDocument[] = []) {
  const { ids, fold: apply } = folding.plan(events);
  apply(documents);
  return ids;
}

describe('a fold in memory', () => {
  it('writes a document once for many batches, as one batch does', () => {
    const folding = codesProjection.begin();
    expect(fold(folding, [generated])).toEqual([CODE]);
    expect(fold(folding, [approved])).toEqual([]);
    expect(fold(folding, [disabled])).toEqual([]);
    expect(folding.size).toBe(1);
    expect(folding.take()).toEqual(codesProjection.plan([generated, approved, disabled]).fold([]));
  });

  it('goes on from what is being written, and asks for what was written before', () => {
    const folding = codesProjection.begin();
    fold(folding, [generated]);
    const [first] = folding.take();
    expect(fold(folding, [approved])).toEqual([]);
    const [second] = folding.take();
    expect(first).toMatchObject({ seen: 0, body: { approved: false } });
    expect(second).toMatchObject({ seen: 1, body: { approved: true } });
    folding.take();
    expect(fold(folding, [disabled], second ? [stored(second)] : [])).toEqual([CODE]);
    expect(folding.take()).toMatchObject([{ seen: 2, body: { approved: true, active: false } }]);
  });

  it('writes nothing for events that a document has applied', () => {
    const [write] = codesProjection.plan([generated, approved]).fold([]);
    const folding = codesProjection.begin();
    fold(folding, [generated, approved], write ? [stored(write)] : []);
    expect(folding.take()).toEqual([]);
    fold(folding, [disabled]);
    expect(folding.take()).toMatchObject([{ seen: 1, body: { active: false } }]);
  });
});
