import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectPure, given, play } from '../../testing/given.ts';
import {
  decideReservation,
  evolveReservation,
  freeReservation,
  type ReservationCommand,
  type ReservationEvent,
  reservationStream,
} from './reservation.ts';

const givenEmail = (...history: readonly ReservationEvent[]) =>
  given(decideReservation, evolveReservation, freeReservation, ...history);
const reservedBy = (userId: string): ReservationEvent => ({ type: 'EmailReserved', data: { userId } });
const releasedBy = (userId: string): ReservationEvent => ({ type: 'EmailReleased', data: { userId } });

describe('reserving an email', () => {
  const reserve = { type: 'reserve', userId: 'ada' } as const;

  it('makes it somebody’s', () => givenEmail().when(reserve).then(reservedBy('ada')));
  it('again is no change', () => givenEmail(reservedBy('ada')).when(reserve).thenNothing());
  it('is refused while it is another’s', () =>
    givenEmail(reservedBy('ben')).when(reserve).thenRefused('email_taken'));
  it('is possible once it was released', () =>
    givenEmail(reservedBy('ben'), releasedBy('ben')).when(reserve).then(reservedBy('ada')));
});

describe('releasing an email', () => {
  const release = { type: 'release', userId: 'ada' } as const;

  it('frees it', () => givenEmail(reservedBy('ada')).when(release).then(releasedBy('ada')));
  it('twice is no change', () =>
    givenEmail(reservedBy('ada'), releasedBy('ada')).when(release).thenNothing());
  it('of another is no change', () => givenEmail(reservedBy('ben')).when(release).thenNothing());
  it('that nobody has is no change', () => givenEmail().when(release).thenNothing());
});

describe('whatever is asked of an email, in whatever order', () => {
  const command: fc.Arbitrary<ReservationCommand> = fc.record({
    type: fc.constantFrom('reserve', 'release'),
    userId: fc.constantFrom('ada', 'ben', 'cleo'),
  });

  it('it passes from one to another only through nobody, and deciding is pure', () =>
    fc.assert(
      fc.property(fc.array(command), (commands) => {
        for (const step of play(decideReservation, evolveReservation, freeReservation, commands)) {
          const { before, after } = step;
          if (before.userId !== null && after.userId !== null) expect(after.userId).toBe(before.userId);
          if (step.decision.ok)
            expect(decideReservation(step.command, after)).toEqual({ ok: true, value: [] });
          expectPure(decideReservation, step);
        }
      }),
    ));
});

it('an email’s stream is named by its key', () => expect(reservationStream('0a1b')).toBe('email-0a1b'));
