import type { AdminPerson } from '@qlaim/backend/contract';

/** Returns the name of a person, or the e-mail of one without. */
export const nameOf = ({ firstName, lastName, email }: AdminPerson): string =>
  `${firstName} ${lastName}`.trim() || email;

export const ROLE_NAMES = { user: 'User', admin: 'Admin', auditor: 'Auditor' } as const satisfies Record<
  AdminPerson['role'],
  string
>;
