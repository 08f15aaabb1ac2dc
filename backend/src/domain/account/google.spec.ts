import { describe, expect, it } from 'vitest';
import {
  erased,
  givenAccount,
  googleGivenUp,
  googleLinked,
  googleUnlinked,
  registered,
} from '../../testing/account.ts';
import { fold } from '../../testing/given.ts';
import { ACCOUNT } from './account.ts';

const reserved = { googleKey: 'google-of-ada', revision: 1 } as const;
const link = { type: 'linkGoogle', reserved, way: 'email' } as const;
const unlink = { type: 'unlinkGoogle' } as const;
const giveUp = { type: 'giveUpGoogle', reserved } as const;
const linked = googleLinked(reserved.googleKey);
const withoutPassword: typeof registered = {
  type: 'AccountRegistered',
  data: {
    person: 'ada',
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.com',
    emailKey: 'key-of-ada',
    role: 'user',
    provider: 'google',
    credential: null,
  },
};

describe('linking a Google account', () => {
  it('records its key', () => givenAccount(registered).when(link).then(linked));
  it('changes nothing the second time', () => givenAccount(registered, linked).when(link).then());
  it('refuses a second Google account', () =>
    givenAccount(registered, googleLinked('another')).when(link).thenRefused('edited_meanwhile'));
  it('refuses a reservation that was given up meanwhile', () =>
    givenAccount(registered, googleGivenUp(reserved.googleKey, 1))
      .when(link)
      .thenRefused('edited_meanwhile'));
  it('accepts one that was reserved again after it was given up', () =>
    givenAccount(registered, googleGivenUp(reserved.googleKey, 0)).when(link).then(linked));
  it('refuses without an account', () => givenAccount().when(link).thenRefused('unknown_user'));
  it('refuses an erased person', () =>
    givenAccount(registered, erased).when(link).thenRefused('unknown_user'));
});

describe('unlinking a Google account', () => {
  it('ends the sign-in with it', () => {
    givenAccount(registered, linked).when(unlink).then(googleUnlinked);
    expect(fold(ACCOUNT, [registered, linked, googleUnlinked]).googleKey).toBeNull();
  });
  it('changes nothing where none is linked', () => givenAccount(registered).when(unlink).then());
  it('refuses where it is the only way in', () =>
    givenAccount(withoutPassword, linked).when(unlink).thenRefused('edited_meanwhile'));
});

describe('giving a reserved Google account up', () => {
  it('is recorded before there is an account', () =>
    givenAccount().when(giveUp).then(googleGivenUp(reserved.googleKey, 1)));
  it('changes nothing the second time', () =>
    givenAccount(googleGivenUp(reserved.googleKey, 1)).when(giveUp).then());
  it('is refused while the account uses it', () =>
    givenAccount(registered, linked).when(giveUp).thenRefused('edited_meanwhile'));
  it('needs no event of an erased person', () =>
    givenAccount(registered, linked, erased).when(giveUp).then());
});
