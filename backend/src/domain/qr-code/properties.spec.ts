import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectPure, play } from '../../testing/given.ts';
import { ADA, ADMIN, BEN, LINK, PHONE } from '../../testing/qr-code.ts';
import { DEFINITIONS } from '../catalogue.ts';
import type { QrCodeCommand } from './decide.ts';
import { QR_CODE } from './qr-code.ts';

const caller = fc.constantFrom(ADA, BEN, ADMIN);
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const bare = fc.record({
  type: fc.constantFrom(
    'approve',
    'unapprove',
    'enable',
    'disable',
    'restrict',
    'unrestrict',
    'reset',
    'removePicture',
  ),
});
const command: fc.Arbitrary<QrCodeCommand> = fc.oneof(
  { weight: 9, arbitrary: bare },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('claim'), userId: fc.constantFrom('ada', 'ben') }) },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('save'),
      by: caller,
      name: optional(fc.constantFrom('', 'Bench', 'Tree')),
      content: optional(fc.constantFrom(LINK, PHONE)),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('clearContent'), by: caller }) },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('attachPicture'), picture: fc.constantFrom('a', 'b') }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('delete') }) },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('generate'), batchId: fc.constant('b'), index: fc.nat(9) }),
  },
);

const start: QrCodeCommand[] = [{ type: 'generate', batchId: 'b', index: 0 }, { type: 'approve' }];
const playCode = (commands: readonly QrCodeCommand[]) => play(QR_CODE, commands);
const everyPlay = (check: (steps: ReturnType<typeof playCode>) => void) =>
  fc.assert(
    fc.property(fc.array(command, { maxLength: 40 }), fc.boolean(), (commands, begun) =>
      check(playCode(begun ? [...start, ...commands] : commands)),
    ),
  );

/** Commands that request a state rather than a change: the second of two equal ones changes nothing. */
const REPEATABLE: ReadonlySet<QrCodeCommand['type']> = new Set([
  'approve',
  'unapprove',
  'enable',
  'disable',
  'restrict',
  'unrestrict',
  'claim',
  'save',
  'clearContent',
  'reset',
  'removePicture',
]);

describe('a code, after any commands in any order,', () => {
  it('keeps its owner until it is deleted', () =>
    everyPlay((steps) => {
      const owned = steps.filter(({ before, after }) => before.owner !== null && after.status !== 'deleted');
      expect(owned.map(({ after }) => after.owner)).toEqual(owned.map(({ before }) => before.owner));
    }));

  it('refuses all commands once deleted, and stays deleted', () =>
    everyPlay((steps) => {
      for (const { command, before, decision, after } of steps) {
        if (before.status !== 'deleted') continue;
        const code = command.type === 'generate' ? 'edited_meanwhile' : 'unknown_code';
        expect(decision).toEqual({ ok: false, refusal: { code } });
        expect(after).toEqual(before);
      }
    }));

  it('emits only events of the catalogue', () =>
    everyPlay((steps) => {
      for (const { type, data } of steps.flatMap(({ events }) => events)) {
        expect(DEFINITIONS.get(type)?.data.parse(data)).toEqual(data);
      }
    }));

  it('decides without side effects', () =>
    everyPlay((steps) => {
      for (const step of steps) expectPure(QR_CODE, step);
    }));

  it('changes nothing when a command that requests a state is repeated', () =>
    everyPlay((steps) => {
      for (const { command, decision, after } of steps) {
        if (!decision.ok || !REPEATABLE.has(command.type)) continue;
        expect(QR_CODE.decide(command, after)).toEqual({ ok: true, value: [] });
      }
    }));

  it('has content exactly when it has a content type', () =>
    everyPlay((steps) => {
      for (const { after } of steps)
        expect({ ...after, infoType: after.infoType === null }).toMatchObject({
          infoType: after.content === null,
        });
    }));
});
