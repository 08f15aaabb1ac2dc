import { register } from '../commands/accounts/register.ts';
import type { Fixture } from './fixture.ts';

export const ADA = 'ada@example.com';

/** Registers Ada, by default without a password and with an unverified e-mail. */
export const registerAda = (fixture: Fixture, changes: Partial<Parameters<typeof register>[1]> = {}) =>
  register(fixture, {
    firstName: 'Ada',
    lastName: 'Byron',
    email: ADA,
    role: 'user',
    provider: 'local',
    emailVerified: false,
    password: null,
    ...changes,
  });
