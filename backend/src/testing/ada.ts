import { register } from '../commands/register.ts';
import type { Workshop } from './workshop.ts';

export const ADA = 'ada@example.com';

/** An account of Ada's; registered with no password and an unverified e-mail unless told otherwise. */
export const registerAda = (workshop: Workshop, besides: Partial<Parameters<typeof register>[1]> = {}) =>
  register(workshop, {
    firstName: 'Ada',
    lastName: 'Byron',
    email: ADA,
    role: 'user',
    provider: 'local',
    emailVerified: false,
    password: null,
    ...besides,
  });
