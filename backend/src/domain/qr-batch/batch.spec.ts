import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectPure, given, play } from '../../testing/given.ts';
import { PRODUCT } from '../event.ts';
import type { QrBatchCommand } from './decide.ts';
import type { QrBatchEvent } from './events.ts';
import { QR_BATCH } from './qr-batch.ts';

const givenBatch = (...history: readonly QrBatchEvent[]) => given(QR_BATCH, ...history);

const codes = (count: number) => Array.from({ length: count }, (_none, index) => `CODE${index}`);
const generate = (amount: number) =>
  ({ type: 'generate', batchId: 'batch-1', codes: codes(amount) }) as const;
const generated = (amount: number): QrBatchEvent => ({
  type: 'BatchGenerated',
  data: { batchId: 'batch-1', codes: codes(amount) },
});
const finish = { type: 'finishExpansion', batchId: 'batch-1' } as const;
const expanded: QrBatchEvent = { type: 'BatchExpanded', data: { batchId: 'batch-1' } };
describe('generating a batch', () => {
  it.each([1, 2, 1000])('records %i codes', (amount) =>
    givenBatch().when(generate(amount)).then(generated(amount)),
  );
  it('refuses a batch without codes', () => givenBatch().when(generate(0)).thenRefused('invalid_input'));
  it('refuses the same code twice', () =>
    givenBatch()
      .when({ type: 'generate', batchId: 'batch-1', codes: ['A', 'B', 'A'] })
      .thenRefused('invalid_input'));
  it('refuses a second generation', () =>
    givenBatch(generated(2)).when(generate(2)).thenRefused('edited_meanwhile'));
});

describe('finishing the expansion of a batch', () => {
  it('is recorded', () => givenBatch(generated(2)).when(finish).then(expanded));
  it('changes nothing the second time', () => givenBatch(generated(2), expanded).when(finish).thenNothing());
  it('changes nothing when the batch does not exist', () => givenBatch().when(finish).thenNothing());
});

describe('describing a batch', () => {
  const describeAs = (name: string, note: string) => ({ type: 'describe', name, note }) as const;
  const named = (name: string): QrBatchEvent => ({ type: 'BatchNamed', data: { person: PRODUCT, name } });
  const noted = (note: string): QrBatchEvent => ({ type: 'BatchNoted', data: { person: PRODUCT, note } });

  it('names it, and notes something', () =>
    givenBatch(generated(2)).when(describeAs('Mugs', 'May')).then(named('Mugs'), noted('May')));
  it('records what differs only', () =>
    givenBatch(generated(2), named('Mugs'), noted('May')).when(describeAs('Mugs', '')).then(noted('')));
  it('changes nothing the second time', () =>
    givenBatch(generated(2), named('Mugs')).when(describeAs('Mugs', '')).thenNothing());
  it('is refused for an unknown batch', () =>
    givenBatch().when(describeAs('Mugs', '')).thenRefused('unknown_batch'));
});

describe('a batch, after any commands in any order,', () => {
  const command: fc.Arbitrary<QrBatchCommand> = fc.oneof(
    fc.record({
      type: fc.constant('generate'),
      batchId: fc.constant('batch-1'),
      codes: fc.array(fc.constantFrom('A', 'B', 'C')),
    }),
    fc.constant(finish),
  );

  it('keeps its codes, expands once, and decides without side effects', () =>
    fc.assert(
      fc.property(fc.array(command), (commands) => {
        const steps = play(QR_BATCH, commands);
        for (const step of steps) {
          expect(step.after.codes).toEqual(step.before.codes ?? step.after.codes);
          expectPure(QR_BATCH, step);
        }
        const happened = steps.flatMap(({ events }) => events.map(({ type }) => type));
        expect(happened).toEqual(['BatchGenerated', 'BatchExpanded'].slice(0, happened.length));
      }),
    ));
});
