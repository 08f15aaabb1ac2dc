import { describe, it } from 'vitest';
import { erased, givenAccount, registered } from '../../testing/account.ts';
import type { AccountEvent } from './events.ts';

const about = (revision: number) => ({ code: 'A', revision, kept: false });
const givenAway = (revision: number): AccountEvent => ({ type: 'CodeGivenAway', data: about(revision) });
const received = (revision: number): AccountEvent => ({ type: 'CodeReceived', data: about(revision) });

describe('a hand-over', () => {
  it('is told to each side', () => {
    givenAccount(registered)
      .when({ type: 'tellGivenAway', ...about(4) })
      .then(givenAway(4));
    givenAccount(registered)
      .when({ type: 'tellReceived', ...about(4) })
      .then(received(4));
  });
  it('is told once, however often it is reported', () =>
    givenAccount(registered, givenAway(4))
      .when({ type: 'tellGivenAway', ...about(4) })
      .thenNothing());
  it('is told again when the code comes back', () =>
    givenAccount(registered, givenAway(4))
      .when({ type: 'tellReceived', ...about(5) })
      .then(received(5)));
  it('is not told to an erased person', () =>
    givenAccount(registered, erased)
      .when({ type: 'tellReceived', ...about(4) })
      .thenRefused('unknown_user'));
});

describe('the address of a code', () => {
  it('is mailed each time an admin asks', () => {
    const requested: AccountEvent = { type: 'CodeAddressRequested', data: { code: 'A' } };
    givenAccount(registered, requested).when({ type: 'requestCodeAddress', code: 'A' }).then(requested);
  });
});
