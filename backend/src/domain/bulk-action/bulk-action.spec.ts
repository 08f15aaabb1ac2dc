import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectPure, given, play } from '../../testing/given.ts';
import { PRODUCT } from '../event.ts';
import { BULK_ACTION } from './bulk-action.ts';
import type { BulkActionCommand } from './decide.ts';
import type { BulkActionEvent, BulkActionKind } from './events.ts';

const givenAction = (...history: readonly BulkActionEvent[]) => given(BULK_ACTION, ...history);

const requested = (confirmed: number, action: BulkActionKind = 'approve'): BulkActionEvent => ({
  type: 'BulkActionRequested',
  data: { person: PRODUCT, action, confirmed, note: '', filter: null },
});
const listed = (...codes: string[]): BulkActionEvent => ({ type: 'BulkCodesListed', data: { codes } });
const started = (total: number): BulkActionEvent => ({ type: 'BulkActionStarted', data: { total } });
const handled = (from: number, count: number, unchanged: string[] = []): BulkActionEvent => ({
  type: 'BulkCodesHandled',
  data: { from, count, unchanged, refused: [], skipped: [] },
});
const record = (from: number, count: number): BulkActionCommand => ({
  type: 'record',
  from,
  count,
  unchanged: [],
  refused: [],
  skipped: [],
});
const cancelled: BulkActionEvent = { type: 'BulkActionCancelled', data: {} };
const finished: BulkActionEvent = { type: 'BulkActionFinished', data: {} };
const undoRequested: BulkActionEvent = { type: 'BulkUndoRequested', data: {} };
const undone = (place: number, restored: number, ...kept: string[]): BulkActionEvent => ({
  type: 'BulkCodesUndone',
  data: { place, restored, kept },
});

const RUNNING = [requested(3), listed('A', 'B'), listed('C'), started(3)];
const DONE = [...RUNNING, handled(0, 2, ['A']), handled(2, 1), finished];

describe('starting a bulk action', () => {
  const request = { type: 'request', action: 'approve', note: '', tags: [], count: 3, filter: null } as const;
  it('begins with what was confirmed', () => givenAction().when(request).then(requested(3)));
  it('names its tags beside the request', () =>
    givenAction()
      .when({ ...request, action: 'tag', tags: ['VIP'] })
      .then(requested(3, 'tag'), { type: 'BulkTagsChosen', data: { person: PRODUCT, tags: ['VIP'] } }));
  it('refuses one about no codes', () =>
    givenAction()
      .when({ ...request, count: 0 })
      .thenRefused('invalid_input'));
  it('refuses a second request', () =>
    givenAction(requested(3)).when(request).thenRefused('edited_meanwhile'));
  it('lists its codes before it starts', () =>
    givenAction(requested(3))
      .when({ type: 'list', codes: ['A', 'B'] })
      .then(listed('A', 'B')));
  it('takes no codes after it has started', () =>
    givenAction(...RUNNING)
      .when({ type: 'list', codes: ['D'] })
      .thenRefused('edited_meanwhile'));
  it('starts once as many codes are listed as were confirmed', () =>
    givenAction(requested(3), listed('A', 'B'), listed('C')).when({ type: 'start' }).then(started(3)));
  it.each([2, 4])('does not start with 3 codes where %i were confirmed', (confirmed) =>
    givenAction(requested(confirmed), listed('A', 'B', 'C'))
      .when({ type: 'start' })
      .thenRefused('invalid_input'),
  );
  it('is unknown to every other command before', () => {
    for (const type of ['cancel', 'finish', 'undo', 'finishUndo'] as const)
      givenAction(requested(3)).when({ type }).thenRefused('unknown_bulk_action');
  });
});

describe('a bulk action under way', () => {
  it('records the next codes', () =>
    givenAction(...RUNNING)
      .when(record(0, 2))
      .then(handled(0, 2)));
  it('refuses codes that another process has recorded', () =>
    givenAction(...RUNNING, handled(0, 2))
      .when(record(0, 2))
      .thenRefused('edited_meanwhile'));
  it('refuses more codes than it has', () =>
    givenAction(...RUNNING)
      .when(record(0, 4))
      .thenRefused('invalid_input'));
  it('does not finish before the last code', () =>
    givenAction(...RUNNING, handled(0, 2))
      .when({ type: 'finish' })
      .thenRefused('edited_meanwhile'));
  it('finishes after the last code', () =>
    givenAction(...RUNNING, handled(0, 3))
      .when({ type: 'finish' })
      .then(finished));
  it('is cancelled once, and finishes early', () => {
    givenAction(...RUNNING)
      .when({ type: 'cancel' })
      .then(cancelled);
    givenAction(...RUNNING, cancelled)
      .when({ type: 'cancel' })
      .thenNothing();
    givenAction(...RUNNING, cancelled)
      .when({ type: 'finish' })
      .then(finished);
  });
  it('records the codes that were under way when it was cancelled', () =>
    givenAction(...RUNNING, cancelled)
      .when(record(0, 2))
      .then(handled(0, 2)));
  it('can not be undone yet', () =>
    givenAction(...RUNNING)
      .when({ type: 'undo' })
      .thenRefused('edited_meanwhile'));
});

describe('the undo of a bulk action', () => {
  it('is asked for once', () => {
    givenAction(...DONE)
      .when({ type: 'undo' })
      .then(undoRequested);
    givenAction(...DONE, undoRequested)
      .when({ type: 'undo' })
      .thenNothing();
  });
  it('is refused for a deletion', () =>
    givenAction(requested(1, 'delete'), listed('A'), started(1), handled(0, 1), finished)
      .when({ type: 'undo' })
      .thenRefused('not_undoable'));
  it('counts only the codes that the action changed', () =>
    givenAction(...DONE, undoRequested)
      .when({ type: 'recordUndone', place: 0, kept: [] })
      .then(undone(0, 1)));
  it('tells the codes that others have changed', () =>
    givenAction(...DONE, undoRequested, undone(0, 1))
      .when({ type: 'recordUndone', place: 1, kept: ['C'] })
      .then(undone(1, 0, 'C')));
  it('refuses a place that another process has recorded', () =>
    givenAction(...DONE, undoRequested, undone(0, 1))
      .when({ type: 'recordUndone', place: 0, kept: [] })
      .thenRefused('edited_meanwhile'));
  it('finishes after the last place only', () => {
    givenAction(...DONE, undoRequested, undone(0, 1))
      .when({ type: 'finishUndo' })
      .thenRefused('edited_meanwhile');
    givenAction(...DONE, undoRequested, undone(0, 1), undone(1, 1))
      .when({ type: 'finishUndo' })
      .then({ type: 'BulkUndoFinished', data: {} });
  });
});

it('a bulk action handles each code once, whatever the commands, and decides without side effects', () => {
  const command: fc.Arbitrary<BulkActionCommand> = fc.oneof(
    fc.constant({ type: 'request', action: 'approve', note: '', tags: [], count: 3, filter: null } as const),
    fc.constant({ type: 'list', codes: ['A', 'B', 'C'] } as const),
    fc.constantFrom(
      ...(['start', 'cancel', 'finish', 'undo', 'finishUndo'] as const).map((type) => ({ type })),
    ),
    fc.record({
      type: fc.constant('record' as const),
      from: fc.nat(3),
      count: fc.nat(3),
      unchanged: fc.constant<never[]>([]),
      refused: fc.constant<never[]>([]),
      skipped: fc.constant<never[]>([]),
    }),
    fc.record({
      type: fc.constant('recordUndone' as const),
      place: fc.nat(2),
      kept: fc.constant<never[]>([]),
    }),
  );
  fc.assert(
    fc.property(fc.array(command, { maxLength: 30 }), (commands) => {
      for (const step of play(BULK_ACTION, commands)) {
        expectPure(BULK_ACTION, step);
        const { chunks, handled: count, total, status, cancelled: early } = step.after;
        expect(chunks.reduce((sum, chunk) => sum + chunk.count, 0)).toBe(count);
        expect(count).toBeLessThanOrEqual(total);
        expect(status === 'finished' && !early ? count : total).toBe(total);
      }
    }),
  );
});
