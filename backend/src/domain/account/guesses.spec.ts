import { describe, it } from 'vitest';
import { erased, givenAccount, registered } from '../../testing/account.ts';
import { AT } from '../../testing/given.ts';
import type { AccountEvent } from './events.ts';

const guessed = (code: string): AccountEvent => ({ type: 'SecureCodeGuessed', data: { code } });
const report = (code: string, hours: number) =>
  ({
    type: 'reportGuesses',
    code,
    at: new Date(Date.parse(AT) + hours * 3_600_000).toISOString(),
  }) as const;

describe('guesses of a secure code', () => {
  it('are told', () => givenAccount(registered).when(report('A', 0)).then(guessed('A')));
  it('are told once a day while they go on', () =>
    givenAccount(registered, guessed('A')).when(report('A', 23.9)).thenNothing());
  it('are told again a day later', () =>
    givenAccount(registered, guessed('A')).when(report('A', 24)).then(guessed('A')));
  it('are told of each page', () =>
    givenAccount(registered, guessed('A')).when(report('B', 0)).then(guessed('B')));
  it('are not told to an erased person', () =>
    givenAccount(registered, erased).when(report('A', 0)).thenRefused('unknown_user'));
});
