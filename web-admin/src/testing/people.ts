import type { AdminPersonDetails } from '@qlaim/backend/contract';

/** Returns a person as their page in the console reads them. `over` replaces fields. */
export const aPerson = (over: Partial<AdminPersonDetails> = {}): AdminPersonDetails => ({
  id: '0b0f6f0e-7f0c-4c1e-9d4e-3a3a3a3a3a3a',
  firstName: 'Rosa',
  lastName: 'Weiss',
  email: 'rosa@example.com',
  role: 'user',
  provider: 'local',
  emailVerified: true,
  twoStep: false,
  disabled: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  seesNames: false,
  awaitsOtp: false,
  terms: [],
  sessions: [],
  ...over,
});
