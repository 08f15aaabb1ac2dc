import type { Owner } from '@qlaim/backend/contract';

/** Returns the name of a person, or the e-mail of one without. */
export const nameOf = ({
  firstName,
  lastName,
  email,
}: Pick<Owner, 'firstName' | 'lastName' | 'email'>): string => `${firstName} ${lastName}`.trim() || email;
