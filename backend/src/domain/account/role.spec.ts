import { describe, expect, it } from 'vitest';
import { emailVerified, erased, givenAccount, registered } from '../../testing/account.ts';
import { fold } from '../../testing/given.ts';
import { ACCOUNT } from './account.ts';
import type { AccountEvent } from './events.ts';
import { mayClaim } from './may-claim.ts';
import { Role } from './role.ts';

const make = (role: Role, seesNames = false) => ({ type: 'changeRole', role, seesNames }) as const;
const made = (role: Role, seesNames = false): AccountEvent => ({
  type: 'RoleChanged',
  data: { role, seesNames },
});
const disabled: AccountEvent = { type: 'AccountDisabled', data: {} };
const enabled: AccountEvent = { type: 'AccountEnabled', data: {} };
const disable = { type: 'disableAccount' } as const;
const enable = { type: 'enableAccount' } as const;
const verified = [registered, emailVerified];

describe('changing a role', () => {
  it('makes a verified user an admin', () =>
    givenAccount(...verified)
      .when(make('admin'))
      .then(made('admin')));
  it('gives an auditor sight of names', () =>
    givenAccount(...verified, made('auditor'))
      .when(make('auditor', true))
      .then(made('auditor', true)));
  it('gives sight to nobody else', () =>
    givenAccount(...verified)
      .when(make('admin', true))
      .then(made('admin')));
  it.each(['manager', 'support', 'printer'] as const)('makes a user a %s', (role) =>
    givenAccount(...verified)
      .when(make(role, true))
      .then(made(role)),
  );
  it('makes an admin a user again', () =>
    givenAccount(...verified, made('admin'))
      .when(make('user'))
      .then(made('user')));
  it('changes nothing the second time', () =>
    givenAccount(...verified, made('auditor', true))
      .when(make('auditor', true))
      .thenNothing());
  it('refuses more rights before the e-mail is verified', () =>
    givenAccount(registered).when(make('auditor')).thenRefused('not_verified'));
  it('refuses a person who is erased', () =>
    givenAccount(...verified, erased)
      .when(make('admin'))
      .thenRefused('unknown_user'));
});

describe('disabling an account', () => {
  it('is recorded, and undone', () => {
    givenAccount(...verified)
      .when(disable)
      .then(disabled);
    givenAccount(...verified, disabled)
      .when(enable)
      .then(enabled);
  });
  it('changes nothing the second time', () => {
    givenAccount(...verified, disabled)
      .when(disable)
      .thenNothing();
    givenAccount(...verified)
      .when(enable)
      .thenNothing();
  });
  it('takes the right to claim, until it is enabled', () => {
    expect(mayClaim(fold(ACCOUNT, [...verified, disabled]))).toBe('never');
    expect(mayClaim(fold(ACCOUNT, [...verified, disabled, enabled]))).toBe('now');
  });
});

it.each(Role.exclude(['user']).options)('lets nobody claim with the role %s', (role) => {
  expect(mayClaim(fold(ACCOUNT, [...verified, made(role)]))).toBe('never');
});
