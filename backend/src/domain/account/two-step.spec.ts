import { describe, expect, it } from 'vitest';
import { erased, givenAccount, registered } from '../../testing/account.ts';
import { fold } from '../../testing/given.ts';
import { ACCOUNT } from './account.ts';
import type { AccountEvent } from './events.ts';

const on: AccountEvent = { type: 'TwoStepTurnedOn', data: { factor: 'f1' } };
const off: AccountEvent = { type: 'TwoStepTurnedOff', data: {} };
const turnOn = (factor: string) => ({ type: 'turnOnTwoStep', factor }) as const;
const turnOff = (factor: string) => ({ type: 'turnOffTwoStep', factor }) as const;
const useCode = { type: 'useRecoveryCode', factor: 'f1', left: 9, use: 'new-codes' } as const;

describe('two-step sign-in', () => {
  it('is turned on', () => givenAccount(registered).when(turnOn('f1')).then(on));
  it('is not turned on twice', () =>
    givenAccount(registered, on).when(turnOn('f2')).thenRefused('edited_meanwhile'));
  it('is turned off', () => givenAccount(registered, on).when(turnOff('f1')).then(off));
  it('is not turned off by who has seen another factor', () =>
    givenAccount(registered, on).when(turnOff('f2')).thenRefused('edited_meanwhile'));
  it('is turned on again with another factor', () =>
    givenAccount(registered, on, off)
      .when(turnOn('f2'))
      .then({ type: 'TwoStepTurnedOn', data: { factor: 'f2' } }));
  it('is not turned on for an erased person', () =>
    givenAccount(registered, on, erased).when(turnOn('f1')).thenRefused('unknown_user'));
  it('names the factor in the state until it is off', () => {
    expect(fold(ACCOUNT, [registered, on]).secondFactor).toBe('f1');
    expect(fold(ACCOUNT, [registered, on, off]).secondFactor).toBeNull();
    expect(fold(ACCOUNT, [registered, on, erased]).secondFactor).toBeNull();
  });
});

describe('recovery codes', () => {
  it('are recorded when used', () =>
    givenAccount(registered, on)
      .when(useCode)
      .then({ type: 'RecoveryCodeUsed', data: { left: 9, use: 'new-codes' } }));
  it('are recorded when renewed', () =>
    givenAccount(registered, on)
      .when({ type: 'renewRecoveryCodes', factor: 'f1' })
      .then({ type: 'RecoveryCodesRenewed', data: {} }));
  it('are of no use without two-step sign-in', () =>
    givenAccount(registered, on, off).when(useCode).thenRefused('edited_meanwhile'));
});

describe('a passkey', () => {
  it('is recorded when added and removed', () => {
    givenAccount(registered)
      .when({ type: 'addPasskey', passkey: 'p' })
      .then({ type: 'PasskeyAdded', data: { passkey: 'p' } });
    givenAccount(registered)
      .when({ type: 'removePasskey', passkey: 'p' })
      .then({ type: 'PasskeyRemoved', data: { passkey: 'p' } });
  });
});
