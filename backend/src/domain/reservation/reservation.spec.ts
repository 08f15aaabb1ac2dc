import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectPure, given, play } from '../../testing/given.ts';
import type { ReservationCommand } from './decide.ts';
import type { ReservationEvent } from './events.ts';
import { RESERVATION } from './reservation.ts';

const givenEmail = (...history: readonly ReservationEvent[]) => given(RESERVATION, ...history);
const reservedBy = (userId: string): ReservationEvent => ({ type: 'EmailReserved', data: { userId } });
const releasedBy = (userId: string): ReservationEvent => ({ type: 'EmailReleased', data: { userId } });

describe('reserving an email', () => {
  const reserve = { type: 'reserve', userId: 'ada' } as const;
  const bens = [reservedBy('ada'), releasedBy('ada'), reservedBy('ben')] as const;

  it('makes it somebody’s', () => givenEmail().when(reserve).then(reservedBy('ada')));
  it('again moves its revision on, so that who saw it before does not release it', () =>
    givenEmail(reservedBy('ada')).when(reserve).then(reservedBy('ada')));
  it('is refused while it is another’s', () =>
    givenEmail(reservedBy('ben')).when(reserve).thenRefused('email_taken'));
  it('is possible once it was released', () =>
    givenEmail(reservedBy('ben'), releasedBy('ben')).when(reserve).then(reservedBy('ada')));
  it('is possible once another has given it up', () =>
    givenEmail(...bens)
      .when({ ...reserve, givenUp: { userId: 'ben', revision: 2 } })
      .then(releasedBy('ben'), reservedBy('ada')));
  it('is refused where the other has reserved it anew', () =>
    givenEmail(...bens, reservedBy('ben'))
      .when({ ...reserve, givenUp: { userId: 'ben', revision: 2 } })
      .thenRefused('email_taken'));
  it('is refused where it was a third who gave it up', () =>
    givenEmail(...bens)
      .when({ ...reserve, givenUp: { userId: 'cleo', revision: 2 } })
      .thenRefused('email_taken'));
});

describe('releasing an email', () => {
  const release = { type: 'release', userId: 'ada', revision: 0 } as const;

  it('frees it', () => givenEmail(reservedBy('ada')).when(release).then(releasedBy('ada')));
  it('twice is no change', () =>
    givenEmail(reservedBy('ada'), releasedBy('ada')).when(release).thenNothing());
  it('late is no change, once it was reserved anew', () =>
    givenEmail(reservedBy('ada'), reservedBy('ada')).when(release).thenNothing());
  it('of another is no change', () => givenEmail(reservedBy('ben')).when(release).thenNothing());
  it('that nobody has is no change', () => givenEmail().when(release).thenNothing());
});

describe('whatever is asked of an email, in whatever order', () => {
  const userId = fc.constantFrom('ada', 'ben', 'cleo');
  const revision = fc.nat(5);
  const command: fc.Arbitrary<ReservationCommand> = fc.oneof(
    fc.record({
      type: fc.constant('reserve'),
      userId,
      givenUp: fc.option(fc.record({ userId, revision }), { nil: undefined }),
    }),
    fc.record({ type: fc.constant('release'), userId, revision }),
  );

  it('it passes from one to another only through nobody, or as it was given up, and deciding is pure', () =>
    fc.assert(
      fc.property(fc.array(command), (commands) => {
        for (const step of play(RESERVATION, commands)) {
          const { before, after, events } = step;
          const passedOn = before.userId !== null && after.userId !== null && after.userId !== before.userId;
          if (passedOn && step.command.type === 'reserve') expect(step.command.givenUp).toEqual(before);
          else expect(passedOn).toBe(false);
          expect(after.revision).toBe(before.revision + events.length);
          expectPure(RESERVATION, step);
        }
      }),
    ));
});

it('an email’s stream is named by its key', () => expect(RESERVATION.streamOf('0a1b')).toBe('email-0a1b'));
