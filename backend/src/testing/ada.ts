import { register } from '../commands/register.ts';
import type { Workshop } from './workshop.ts';

export const ADA = 'ada@example.com';

/** Registers Ada, by default without a password and with an unverified e-mail. */
export const registerAda = (workshop: Workshop, changes: Partial<Parameters<typeof register>[1]> = {}) =>
  register(workshop, {
    firstName: 'Ada',
    lastName: 'Byron',
    email: ADA,
    role: 'user',
    provider: 'local',
    emailVerified: false,
    password: null,
    ...changes,
  });
