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

  it('reserves it for the account', () => givenEmail().when(reserve).then(reservedBy('ada')));
  it('increases the revision when repeated, so that a command with the old one releases nothing', () =>
    givenEmail(reservedBy('ada')).when(reserve).then(reservedBy('ada')));
  it('is refused while another account holds it', () =>
    givenEmail(reservedBy('ben')).when(reserve).thenRefused('email_taken'));
  it('is possible after it was released', () =>
    givenEmail(reservedBy('ben'), releasedBy('ben')).when(reserve).then(reservedBy('ada')));
  it('is possible after its holder has given it up', () =>
    givenEmail(...bens)
      .when({ ...reserve, givenUp: { userId: 'ben', revision: 2 } })
      .then(releasedBy('ben'), reservedBy('ada')));
  it('is refused when the holder has reserved it again', () =>
    givenEmail(...bens, reservedBy('ben'))
      .when({ ...reserve, givenUp: { userId: 'ben', revision: 2 } })
      .thenRefused('email_taken'));
  it('is refused when a third account gave it up', () =>
    givenEmail(...bens)
      .when({ ...reserve, givenUp: { userId: 'cleo', revision: 2 } })
      .thenRefused('email_taken'));
});

describe('releasing an email', () => {
  const release = { type: 'release', userId: 'ada', revision: 0 } as const;

  it('frees it', () => givenEmail(reservedBy('ada')).when(release).then(releasedBy('ada')));
  it('changes nothing when it is free', () =>
    givenEmail(reservedBy('ada'), releasedBy('ada')).when(release).thenNothing());
  it('changes nothing when it was reserved again', () =>
    givenEmail(reservedBy('ada'), reservedBy('ada')).when(release).thenNothing());
  it('changes nothing when another account holds it', () =>
    givenEmail(reservedBy('ben')).when(release).thenNothing());
  it('changes nothing when it was never reserved', () => givenEmail().when(release).thenNothing());
});

describe('an email, after any commands in any order,', () => {
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

  it('changes holder only after a release or once given up, and decides without side effects', () =>
    fc.assert(
      fc.property(fc.array(command), (commands) => {
        for (const step of play(RESERVATION, commands)) {
          const { before, after, events } = step;
          const passedOn = before.userId !== null && after.userId !== null && after.userId !== before.userId;
          const givenUp = step.command.type === 'reserve' ? step.command.givenUp : undefined;
          expect(passedOn ? givenUp : before).toEqual(before);
          expect(after.revision).toBe(before.revision + events.length);
          expectPure(RESERVATION, step);
        }
      }),
    ));
});

it('the HMAC of an email names its stream', () => expect(RESERVATION.streamOf('0a1b')).toBe('email-0a1b'));
