import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectPure, given, play } from '../../testing/given.ts';
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
          if (step.before.codes !== null) expect(step.after.codes).toEqual(step.before.codes);
          expectPure(QR_BATCH, step);
        }
        const happened = steps.flatMap(({ events }) => events.map(({ type }) => type));
        expect(happened).toEqual(['BatchGenerated', 'BatchExpanded'].slice(0, happened.length));
      }),
    ));
});
